import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import { useShellApi } from '@kashi/kit/ShellApiContext';
import { LateDialog } from '@kashi/kit/late/LateDialog';
import { useAsk } from '@kashi/kit/use-ask';
import { Button } from '@kashi/ui/actions/Button';
import { Panel } from '@kashi/ui/layout/Panel';
import { Stack } from '@kashi/ui/layout/Stack';
import { useState } from 'react';
import { loadConfirmDialog } from '../parts/dialogs/load-confirm-dialog.ts';
import styles from './ChangePasswordPage.module.css';
import { messages } from './messages.ts';
import { signOutEverywhere } from './password-data.ts';

/** Ends every session of the customer, this one too. */
export function SignOutEverywhere() {
  const ask = useAsk();
  const { session, toast } = useShellApi();
  const [asking, setAsking] = useState(false);

  async function signOut() {
    const message = await signOutEverywhere(ask);
    session.close(true);
    toast(message ?? messages.leftAll, 'success');
  }

  return (
    <Panel title={messages.devices}>
      <Stack gap={4}>
        <p className={styles.hint}>{messages.devicesHint}</p>
        <div>
          <Button variant="secondary" onClick={() => setAsking(true)}>
            {messages.leaveAll}
          </Button>
        </div>
      </Stack>
      {asking && (
        <LateDialog
          load={loadConfirmDialog}
          question={messages.leaveAllQuestion}
          action={messages.leaveAll}
          icon={<IconLogout data-mirror aria-hidden="true" />}
          confirm={signOut}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  );
}
