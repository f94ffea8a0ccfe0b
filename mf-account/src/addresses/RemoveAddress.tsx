import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { toProblem, type Problem } from '@kashi/shared/api/problem';
import { useHost } from '@kashi/shared/kit/HostContext';
import { useAsk } from '@kashi/shared/kit/use-ask';
import { Button } from '@kashi/shared/ui/Button';
import { MessageDialog } from '@kashi/shared/ui/MessageDialog';
import { ProblemNotice } from '@kashi/shared/ui/ProblemNotice';
import { useState } from 'react';
import { messages } from './messages.ts';

interface RemoveAddressProps {
  addressId: number;
  onClose(): void;
}

/** Asks before it deletes (section 2), and shows what the server says about it. */
export function RemoveAddress({ addressId, onClose }: RemoveAddressProps) {
  const ask = useAsk();
  const host = useHost();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  async function remove() {
    setBusy(true);
    setProblem(null);
    try {
      const { message } = await ask('DELETE /v1/Identity/CustomersAddress/Delete', {
        AddressId: addressId,
      });
      onClose();
      host.toast(message ?? messages.removed, 'success');
      host.events.publish('address-updated', { addressId });
    } catch (error) {
      setProblem(toProblem(error));
      setBusy(false);
    }
  }

  return (
    <MessageDialog
      tone="danger"
      icon={<IconTrash aria-hidden="true" />}
      message={
        <>
          <p>{messages.removeQuestion}</p>
          {problem && <ProblemNotice error={problem} />}
        </>
      }
      onClose={onClose}
      actions={
        <>
          <Button variant="danger" busy={busy} onClick={() => void remove()}>
            {messages.remove}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {messages.keep}
          </Button>
        </>
      }
    />
  );
}
