import { useShellApi } from '@kashi/kit/ShellApiContext';
import { LateDialog } from '@kashi/kit/late/LateDialog';
import { useAsk } from '@kashi/kit/use-ask';
import { loadConfirmDialog } from '../parts/dialogs/load-confirm-dialog.ts';
import { removeAddress } from './addresses-data.ts';
import { messages } from './messages.ts';

interface RemoveAddressProps {
  addressId: number;
  onClose(): void;
}

/** Asks the question of §2, deletes the address, and shows the server's sentence. */
export function RemoveAddress({ addressId, onClose }: RemoveAddressProps) {
  const ask = useAsk();
  const shell = useShellApi();

  async function remove() {
    const message = await removeAddress(ask, addressId);
    onClose();
    shell.toast(message ?? messages.removed, 'success');
    shell.events.publish('address-updated', { addressId });
  }

  return (
    <LateDialog
      load={loadConfirmDialog}
      question={messages.removeQuestion}
      confirm={remove}
      onClose={onClose}
    />
  );
}
