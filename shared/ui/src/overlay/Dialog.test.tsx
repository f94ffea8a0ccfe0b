import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { Button } from '../actions/Button.tsx';
import { Dialog } from './Dialog.tsx';
import { MessageDialog } from './MessageDialog.tsx';

function Share() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>اشتراک‌گذاری</Button>
      {open && (
        <Dialog title="اشتراک‌گذاری کالا" onClose={() => setOpen(false)}>
          <input aria-label="آدرس" data-autofocus />
        </Dialog>
      )}
    </>
  );
}

test('a dialog opens with the focus on its marked element and closes by its cross', async () => {
  const { shopper } = renderPart(<Share />);

  await shopper.click(screen.getByRole('button', { name: 'اشتراک‌گذاری' }));
  expect(screen.getByRole('dialog', { name: 'اشتراک‌گذاری کالا' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'آدرس' }));

  await shopper.click(screen.getByRole('button', { name: 'بستن' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Escape and a press on the backdrop ask for closing', async () => {
  const close = vi.fn();
  const { shopper } = renderPart(
    <Dialog title="اشتراک‌گذاری" onClose={close}>
      <p>متن</p>
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog');

  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  await shopper.click(dialog);
  await shopper.click(screen.getByText('متن'));

  expect(close).toHaveBeenCalledTimes(2);
});

test('a press that begins on the text, to mark it, and ends on the backdrop closes nothing', () => {
  const close = vi.fn();
  renderPart(
    <Dialog title="اشتراک‌گذاری" onClose={close}>
      <p>متن</p>
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog');

  fireEvent.pointerDown(screen.getByText('متن'));
  fireEvent.click(dialog);

  expect(close).not.toHaveBeenCalled();
});

test('only its own buttons close the address dialog', () => {
  const close = vi.fn();
  renderPart(
    <Dialog title="آدرس" dismissible={false} onClose={close}>
      متن
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog');
  const cancel = new Event('cancel', { cancelable: true });

  fireEvent(dialog, cancel);
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  const escapeWasLeftAlone = fireEvent.keyDown(dialog, { key: 'Escape' });

  expect(close).not.toHaveBeenCalled();
  expect(cancel.defaultPrevented).toBe(true);
  expect(escapeWasLeftAlone).toBe(false);
  expect(screen.queryByRole('button', { name: 'بستن' })).toBeNull();
});

test('a dialog that the browser closes by itself, as at a second Back, is closed for its page too', () => {
  const close = vi.fn();
  renderPart(
    <Dialog title="اشتراک‌گذاری" onClose={close}>
      متن
    </Dialog>,
  );

  screen.getByRole<HTMLDialogElement>('dialog').close();

  expect(close).toHaveBeenCalledOnce();
});

test('a second Back leaves the address dialog open, and says that it was held', () => {
  const close = vi.fn();
  const held = vi.fn();
  const { unmount } = renderPart(
    <Dialog title="آدرس" dismissible={false} onClose={close} onHeld={held}>
      <input aria-label="آدرس" data-autofocus />
    </Dialog>,
  );
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');

  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  dialog.close();

  expect(dialog.open).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'آدرس' }));
  expect(held).toHaveBeenCalledTimes(2);

  unmount();
  expect(held).toHaveBeenCalledTimes(2);
  expect(close).not.toHaveBeenCalled();
});

test('a question is the name of its dialog', () => {
  renderPart(
    <MessageDialog
      message="آیا از حذف این آدرس اطمینان دارید ؟"
      onClose={vi.fn()}
      actions={<Button variant="danger">حذف</Button>}
    />,
  );

  expect(screen.getByRole('dialog', { name: 'آیا از حذف این آدرس اطمینان دارید ؟' })).toBeTruthy();
});
