import type { DeskSession } from '@kashi/contracts/desk/session';
import { Divider } from '@mui/material';
import { SteadyButton } from '../parts/form/SteadyButton.tsx';
import { useSubmit } from '../parts/form/use-submit.tsx';
import { passkeyBrowser } from '../passkeys/passkey-browser.ts';
import { askDesk } from '../server/ask-desk.ts';
import { messages } from './messages.ts';

/** Signs a member in by a passkey, in place of password and code. */
export function PasskeySignIn({ onSignedIn }: { onSignedIn(session: DeskSession): Promise<void> }) {
  const form = useSubmit(null, async () => {
    const browser = await passkeyBrowser();
    const options = await askDesk('POST /v1/desk/session/passkey/begin', {});
    const passkey = await browser.use(options);
    await onSignedIn(await askDesk('POST /v1/desk/session/passkey/finish', { passkey }));
  });
  return (
    <form onSubmit={form.submit} noValidate>
      <Divider sx={{ marginBlock: 2 }}>{messages.or}</Divider>
      {form.failure}
      <SteadyButton type="submit" variant="outlined" fullWidth isBusy={form.isBusy}>
        {messages.byPasskey}
      </SteadyButton>
    </form>
  );
}
