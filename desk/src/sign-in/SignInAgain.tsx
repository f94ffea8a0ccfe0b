import type { DeskSession } from '@kashi/contracts/desk/session';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Dialog, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId, useSyncExternalStore } from 'react';
import { useAuthProvider, useGetIdentity, useLogout } from 'react-admin';
import { forgetUnsaved, mayLeave } from '../parts/form/unsaved.ts';
import { askDesk } from '../server/ask-desk.ts';
import { DeskProblem } from '../server/desk-problem.ts';
import { answerEndedSession, onEndedSession, whySessionIsOver } from '../server/ended-session.ts';
import { SignInSteps } from './SignInSteps.tsx';
import { messages } from './messages.ts';

/**
 * Asks a member whose session has ended to sign in above the screen, which keeps what was typed; the calls that found the session
 * ended go on afterwards. Whoever leaves comes to the sign-in page.
 */
export function SignInAgain() {
  const why = useSyncExternalStore(onEndedSession, whySessionIsOver);
  const titleId = useId();
  const session = useAuthProvider();
  const { identity } = useGetIdentity();
  const logout = useLogout();
  const queries = useQueryClient();

  if (why === null) return null;
  const fullName = identity?.fullName ?? '';
  const signedIn = async (opened: DeskSession) => {
    if (opened.staff?.id !== identity?.id) {
      // What one member has typed is not sent in another's name.
      await askDesk('POST /v1/desk/session/sign-out', {});
      throw new DeskProblem('refused', 403, { sentence: messages.onlyYou(fullName) });
    }
    await session?.login(opened);
    // A member who has lost a role is signed out by it: the menu has their screens of today.
    await queries.invalidateQueries({ queryKey: ['auth', 'getPermissions'] });
    answerEndedSession(true);
  };
  const leave = () => {
    if (!mayLeave()) return;
    forgetUnsaved();
    answerEndedSession(false);
    void logout();
  };
  return (
    <Dialog open aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{messages.again}</DialogTitle>
      <DialogContent>
        <Typography>{why}</Typography>
        <Typography color="text.secondary">{messages.textStays(fullName)}</Typography>
        <SignInSteps onWhole={signedIn} />
        <Button fullWidth onClick={leave} sx={{ mt: 1 }}>
          {messages.leave}
        </Button>
      </DialogContent>
    </Dialog>
  );
}
