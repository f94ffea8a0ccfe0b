import { useState } from 'react';
import { Button } from '@kashi/ui/actions/Button';
import { messages as allMessages } from '../messages.ts';
import { OutOfCityDialog, type OutOfCityDialogProps } from './OutOfCityDialog.tsx';

const messages = allMessages.outOfCity;

/** The button that opens the dialog of out-of-city delivery. A chunk of its own would be two hashes in the remote's entry, which every page brings. */
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
      {isOpen && <OutOfCityDialog {...rest} onSave={save} onClose={close} />}
    </>
  );
}
