import type { PageProps } from '@kashi/kit/define';
import { LateDialog } from '@kashi/kit/late/LateDialog';
import { useShellApi } from '@kashi/kit/ShellApiContext';
import { useAsk } from '@kashi/kit/use-ask';
import { Button } from '@kashi/ui/actions/Button';
import { useState } from 'react';
import { loadConfirmDialog } from '../parts/dialogs/load-confirm-dialog.ts';
import { nameOf } from './AlertCard.tsx';
import { AlertList } from './AlertList.tsx';
import { removeAlert, type AlertPage } from './alerts-data.ts';
import { messages } from './messages.ts';

/** What the customer wants to be told of (§2). A dialog asks before an alert is cancelled. */
export function AlertsPage({ data }: PageProps<AlertPage>) {
  const ask = useAsk();
  const shell = useShellApi();
  const [cancelledId, setCancelledId] = useState<number | null>(null);

  async function cancel(id: number) {
    const sentence = await removeAlert(ask, id);
    setCancelledId(null);
    shell.toast(sentence ?? messages.cancelled, 'success');
    void shell.reload();
  }

  return (
    <AlertList
      list={data}
      actionOf={(alert) => (
        <Button
          variant="quiet"
          size="small"
          aria-label={messages.cancelNamed(nameOf(alert))}
          onClick={() => setCancelledId(alert.Id)}
        >
          {messages.cancel}
        </Button>
      )}
      dialogs={
        cancelledId !== null && (
          <LateDialog
            load={loadConfirmDialog}
            question={messages.cancelQuestion}
            action={messages.cancel}
            confirm={() => cancel(cancelledId)}
            onClose={() => setCancelledId(null)}
          />
        )
      }
    />
  );
}
