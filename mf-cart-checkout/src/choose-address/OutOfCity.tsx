import { useState, type ComponentType } from 'react';
import { useHost } from '@kashi/shared/kit/HostContext';
import { Button } from '@kashi/shared/ui/Button';
import { messages as allMessages } from './messages.ts';
import type { OutOfCityDialogProps } from './OutOfCityDialog.tsx';

const messages = allMessages.outOfCity;

/** Opens the dialog of out-of-city delivery, whose code comes when it is wanted. */
export function OutOfCity({ onSave, ...rest }: Omit<OutOfCityDialogProps, 'onClose'>) {
  const { toast } = useHost();
  const [isBusy, setBusy] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<OutOfCityDialogProps> | null>(null);

  async function open() {
    setBusy(true);
    try {
      const { OutOfCityDialog } = await import('./OutOfCityDialog.tsx');
      setDialog(() => OutOfCityDialog);
    } catch {
      toast(messages.failed, 'danger');
    } finally {
      setBusy(false);
    }
  }

  const close = () => setDialog(null);
  function save(carrierId: number) {
    onSave(carrierId);
    close();
  }

  return (
    <>
      <Button variant="soft" size="small" busy={isBusy} onClick={() => void open()}>
        {messages.title}
      </Button>
      {Dialog && <Dialog {...rest} onSave={save} onClose={close} />}
    </>
  );
}
