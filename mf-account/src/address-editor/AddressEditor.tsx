import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { Address } from '@kashi/contracts/account/address';
import { useShellApi } from '@kashi/kit/ShellApiContext';
import { useAction } from '@kashi/kit/form/use-action';
import { useAsk } from '@kashi/kit/use-ask';
import { LateDialog } from '@kashi/kit/late/LateDialog';
import { Button } from '@kashi/ui/actions/Button';
import { FormProblem } from '@kashi/kit/form/FormProblem';
import { useState } from 'react';
import { addressMessages } from '../parts/address-form/address-messages.ts';
import { findAddress } from './address-editor-data.ts';

/** `edit` needs the address's id; saving publishes `address-updated`. */
export type AddressEditorProps = { mode: 'create' } | { mode: 'edit'; addressId: number };

const loadAddressDialog = () =>
  import('../parts/address-form/AddressDialog.tsx').then((module) => module.AddressDialog);

/** A button of the checkout that opens the address dialog. The dialog's code comes when it is pressed. */
export function AddressEditor(props: AddressEditorProps) {
  const ask = useAsk();
  const shell = useShellApi();
  const [open, setOpen] = useState<{ address: Address | undefined } | null>(null);
  const isNew = props.mode === 'create';
  const opening = useAction(async () =>
    setOpen({
      address: props.mode === 'edit' ? await findAddress(ask, props.addressId) : undefined,
    }),
  );

  return (
    <>
      <Button
        variant={isNew ? 'secondary' : 'quiet'}
        size="small"
        busy={opening.busy}
        onClick={() => void opening.start()}
      >
        {isNew ? <IconPlus aria-hidden="true" /> : <IconPencil aria-hidden="true" />}
        {isNew ? addressMessages.add : addressMessages.edit}
      </Button>
      <FormProblem problem={opening.problem} />
      {open && (
        <LateDialog
          load={loadAddressDialog}
          address={open.address}
          onClose={() => setOpen(null)}
          onSaved={() => {
            setOpen(null);
            shell.toast(addressMessages.saved, 'success');
          }}
        />
      )}
    </>
  );
}
