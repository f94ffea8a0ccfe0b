import { useState } from 'react';
import { LateDialog } from '@kashi/shared/kit/late/LateDialog';
import { Button } from '@kashi/shared/ui/actions/Button';
import { messages as allMessages } from '../messages.ts';
import type { OutOfCityDialogProps } from './OutOfCityDialog.tsx';

const messages = allMessages.outOfCity;

const loadDialog = () =>
  import('./OutOfCityDialog.tsx').then(({ OutOfCityDialog }) => OutOfCityDialog);

/** The button that opens the dialog of out-of-city delivery; the dialog's code is loaded by the press. */
export function OutOfCity({ onSave, ...rest }: Omit<OutOfCityDialogProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);

  function save(carrierId: number) {
    onSave(carrierId);
    close();
  }

  return (
    <>
      <Button variant="soft" size="small" onClick={() => setOpen(true)}>
        {messages.title}
      </Button>
      {isOpen && <LateDialog load={loadDialog} {...rest} onSave={save} onClose={close} />}
    </>
  );
}
