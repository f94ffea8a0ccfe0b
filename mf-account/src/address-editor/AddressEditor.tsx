import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { Address } from '@kashi/contracts/account/address';
import { useShellApi } from '@kashi/kit/ShellApiContext';
import { useAction } from '@kashi/kit/form/use-action';
import { useAsk } from '@kashi/kit/use-ask';
import { LateDialog } from '@kashi/kit/late/LateDialog';
import { Button } from '@kashi/ui/actions/Button';
import { IconButton } from '@kashi/ui/actions/IconButton';
import { FormProblem } from '@kashi/kit/form/FormProblem';
import { useState } from 'react';
import { addressMessages } from '../parts/address-form/address-messages.ts';
import { findAddress } from './address-editor-data.ts';

/** `edit` needs the address's id, and names its button by the title; saving publishes `address-updated`. */
export type AddressEditorProps =
  | { mode: 'create' }
  | { mode: 'edit'; addressId: number; title?: string };

const loadAddressDialog = () =>
  import('../parts/address-form/AddressDialog.tsx').then((module) => module.AddressDialog);

/** A button of the checkout that opens the address dialog. The dialog's code comes when it is pressed. */
export function AddressEditor(props: AddressEditorProps) {
  const ask = useAsk();
  const shell = useShellApi();
  const [opened, setOpened] = useState<{ address: Address | undefined } | null>(null);
  const opening = useAction(async () =>
    setOpened({
      address: props.mode === 'edit' ? await findAddress(ask, props.addressId) : undefined,
    }),
  );
  const open = () => void opening.start();

  return (
    <>
      {props.mode === 'create' ? (
        <Button variant="secondary" size="small" busy={opening.busy} onClick={open}>
          <IconPlus aria-hidden="true" />
          {addressMessages.add}
        </Button>
      ) : (
        // An icon alone: the button lies over the address's card, and words would lie on its title.
        <IconButton
          label={props.title ? addressMessages.editNamed(props.title) : addressMessages.edit}
          aria-busy={opening.busy}
          onClick={open}
        >
          <IconPencil aria-hidden="true" />
        </IconButton>
      )}
      <FormProblem problem={opening.problem} />
      {opened && (
        <LateDialog
          load={loadAddressDialog}
          address={opened.address}
          onClose={() => setOpened(null)}
          onSaved={() => {
            setOpened(null);
            shell.toast(addressMessages.saved, 'success');
          }}
        />
      )}
    </>
  );
}
