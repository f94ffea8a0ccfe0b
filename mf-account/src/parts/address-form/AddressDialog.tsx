import type { Address } from '@kashi/contracts/account/address';
import { addressMessages } from './address-messages.ts';
import { AddressForm } from './AddressForm.tsx';
import { FormDialog } from '../dialogs/FormDialog.tsx';

interface AddressDialogProps {
  /** The address to edit; a new one without it. */
  address?: Address | undefined;
  onSaved(addressId: number): void;
  onClose(): void;
}

/** Adds and edits an address. Backdrop and Escape never close it (§2); its own cancel does. */
export function AddressDialog({ address, onSaved, onClose }: AddressDialogProps) {
  return (
    <FormDialog
      title={address ? addressMessages.edit : addressMessages.add}
      save={addressMessages.save}
      dismissible={false}
      size="wide"
      onClose={onClose}
    >
      {(dialog) => <AddressForm dialog={dialog} address={address} onSaved={onSaved} />}
    </FormDialog>
  );
}
