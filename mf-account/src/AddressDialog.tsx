import type { Address } from '@kashi/shared/contracts/address';
import { Button } from '@kashi/shared/ui/Button';
import { Dialog } from '@kashi/shared/ui/Dialog';
import { Notice } from '@kashi/shared/ui/Notice';
import { useId, useState } from 'react';
import { addressMessages } from './address-messages.ts';
import { AddressForm } from './AddressForm.tsx';

interface AddressDialogProps {
  /** The address to edit; a new one without it. */
  address?: Address | undefined;
  onSaved(addressId: number): void;
  onClose(): void;
}

/**
 * The dialog that adds and edits an address. Backdrop and Escape do not close it (section 2), so that nothing typed is
 * lost by a slip; its cancel button does, and asks first when something was typed.
 */
export function AddressDialog({ address, onSaved, onClose }: AddressDialogProps) {
  const formId = useId();
  const [busy, setBusy] = useState(false);
  const [typed, setTyped] = useState(false);
  const [asking, setAsking] = useState(false);

  return (
    <Dialog
      title={address ? addressMessages.edit : addressMessages.add}
      dismissible={false}
      onClose={onClose}
      foot={
        asking ? (
          <Notice
            variant="waiting"
            role="alert"
            action={
              <>
                <Button variant="danger" size="small" onClick={onClose}>
                  {addressMessages.discard}
                </Button>
                <Button variant="quiet" size="small" onClick={() => setAsking(false)}>
                  {addressMessages.keepWriting}
                </Button>
              </>
            }
          >
            {addressMessages.discardQuestion}
          </Notice>
        ) : (
          <>
            <Button type="submit" form={formId} busy={busy}>
              {addressMessages.save}
            </Button>
            <Button variant="secondary" onClick={() => (typed ? setAsking(true) : onClose())}>
              {addressMessages.cancel}
            </Button>
          </>
        )
      }
    >
      <AddressForm
        id={formId}
        address={address}
        onBusy={setBusy}
        onTyped={() => setTyped(true)}
        onSaved={onSaved}
      />
    </Dialog>
  );
}
