import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { toProblem, type Problem } from '@kashi/shared/api/problem';
import type { Address } from '@kashi/shared/contracts/address';
import { useHost } from '@kashi/shared/kit/HostContext';
import { useAsk } from '@kashi/shared/kit/use-ask';
import { LateDialog } from '@kashi/shared/kit/LateDialog';
import { Button } from '@kashi/shared/ui/actions/Button';
import { ProblemNotice } from '@kashi/shared/ui/notice/ProblemNotice';
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
  const host = useHost();
  const [open, setOpen] = useState<{ address: Address | undefined } | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const isNew = props.mode === 'create';

  async function press() {
    setProblem(null);
    if (isNew) return setOpen({ address: undefined });

    setBusy(true);
    try {
      setOpen({ address: await findAddress(ask, props.addressId) });
    } catch (error) {
      setProblem(toProblem(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button
        variant={isNew ? 'secondary' : 'quiet'}
        size="small"
        busy={busy}
        onClick={() => void press()}
      >
        {isNew ? <IconPlus aria-hidden="true" /> : <IconPencil aria-hidden="true" />}
        {isNew ? addressMessages.add : addressMessages.edit}
      </Button>
      {problem && <ProblemNotice error={problem} />}
      {open && (
        <LateDialog
          load={loadAddressDialog}
          address={open.address}
          onClose={() => setOpen(null)}
          onSaved={() => {
            setOpen(null);
            host.toast(addressMessages.saved, 'success');
          }}
        />
      )}
    </>
  );
}
