import { Button, Stack, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useGetIdentity } from 'react-admin';
import { messages } from '../messages.ts';
import { isDecidedElsewhere } from './decided-elsewhere.ts';
import { Failure } from './Failure.tsx';
import { useChange } from './reading.ts';
import { SoleOwner } from './SoleOwner.tsx';
import type { Saying } from './use-said.tsx';

interface Props {
  /** What is decided about: money that a member wants to move. */
  about: 'corrections' | 'refunds';
  id: number;
  /** The member who has asked for it. */
  askedById: number;
  /** The decision is taken, by this member or a colleague, in words; the buttons may be gone. */
  onDecided: Saying['say'];
}

/** An owner's decision about money that another member has asked for. */
export function Decision({ about, id, askedById, onDecided }: Props) {
  const { identity } = useGetIdentity();
  const queries = useQueryClient();
  const confirm = useChange(`POST /v1/desk/${about}/confirm`);
  const refuse = useChange(`POST /v1/desk/${about}/refuse`);
  const problem = confirm.error ?? refuse.error;
  const decide = (decision: typeof confirm | typeof refuse, sentence: string) =>
    void decision.mutateAsync({ id }).then(
      () => onDecided(sentence),
      async (error: unknown) => {
        if (!isDecidedElsewhere(error)) return;
        await queries.invalidateQueries();
        onDecided(error.message, 'info');
      },
    );
  const isOwn = identity?.id === askedById;
  const isBusy = confirm.isPending || refuse.isPending;
  return (
    <Stack sx={{ gap: 1 }}>
      {problem && <Failure error={problem} />}
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button
          variant="outlined"
          // Four eyes: the owner who asked for it does not confirm it.
          disabled={isBusy || isOwn}
          onClick={() => decide(confirm, messages.confirmed)}
        >
          {messages.confirm}
        </Button>
        <Button color="error" disabled={isBusy} onClick={() => decide(refuse, messages.refused)}>
          {messages.refuse}
        </Button>
      </Stack>
      {isOwn && (
        <>
          <Typography variant="body2">{messages.ownRequest}</Typography>
          <SoleOwner />
        </>
      )}
    </Stack>
  );
}
