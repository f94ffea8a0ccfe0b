import { useHost } from '@kashi/shared/kit/HostContext';
import { useAsk } from '@kashi/shared/kit/use-ask';
import { ConfirmDialog } from '../parts/dialogs/ConfirmDialog.tsx';
import { removeAddress } from './addresses-data.ts';
import { messages } from './messages.ts';

interface RemoveAddressProps {
  addressId: number;
  onClose(): void;
}

/** Deletes an address after the question of §2, and shows what the server says about it. */
export function RemoveAddress({ addressId, onClose }: RemoveAddressProps) {
  const ask = useAsk();
  const host = useHost();

  async function remove() {
    const message = await removeAddress(ask, addressId);
    onClose();
    host.toast(message ?? messages.removed, 'success');
    host.events.publish('address-updated', { addressId });
  }

  return <ConfirmDialog question={messages.removeQuestion} confirm={remove} onClose={onClose} />;
}
