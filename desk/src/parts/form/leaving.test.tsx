import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { RichTextEntry } from '../rich-text/RichTextEntry.tsx';
import { messages as richText } from '../rich-text/messages.ts';
import { AskDialog } from './AskDialog.tsx';
import { LeavingGuard } from './LeavingGuard.tsx';
import { forgetUnsaved, mayLeave } from './unsaved.ts';
import { useSubmit } from './use-submit.tsx';

afterEach(() => vi.unstubAllGlobals());

/** A form as any of the desk's, with a dialog of its own on the screen. */
function Form({ send }: { send(): Promise<void> }) {
  const [text, setText] = useState('');
  const form = useSubmit(text, async (settle) => {
    await send();
    settle();
  });
  return (
    <form onSubmit={form.submit}>
      <input aria-label="متن" value={text} onChange={({ target }) => setText(target.value)} />
      <button type="submit">ذخیره</button>
      {form.failure}
      <Link to="/orders">سفارش‌ها</Link>
    </form>
  );
}

function Dialog({ onClose }: { onClose(): void }) {
  const [reason, setReason] = useState('');
  const form = useSubmit(reason, () => Promise.resolve());
  return (
    <AskDialog title="پرسش" send="فرستادن" form={form} onClose={onClose}>
      <input aria-label="دلیل" value={reason} onChange={({ target }) => setReason(target.value)} />
    </AskDialog>
  );
}

/** A screen with the form; whoever is asked answers as told. Returns the questions. */
function aScreen(confirms: boolean, { send = () => Promise.resolve() } = {}) {
  const confirm = vi.fn(() => confirms);
  vi.stubGlobal('confirm', confirm);
  const element = (
    <>
      <LeavingGuard />
      <Form send={send} />
    </>
  );
  const router = createMemoryRouter([
    { path: '/', element },
    { path: '/orders', element: 'فهرست' },
  ]);
  render(<RouterProvider router={router} />);
  return confirm;
}

const type = () => userEvent.type(screen.getByLabelText('متن'), 'نیمه');
const leave = () => userEvent.click(screen.getByRole('link'));

test('who has typed something is asked before it is lost, and may stay', async () => {
  const asked = aScreen(false);
  await type();

  await leave();

  expect(asked).toHaveBeenCalledTimes(1);
  expect(screen.getByLabelText('متن')).toHaveProperty('value', 'نیمه');
});

test('who gives up what is typed is asked once, and comes where the link leads', async () => {
  const asked = aScreen(true);
  await type();

  await leave();

  expect(await screen.findByText('فهرست')).toBeTruthy();
  expect(asked).toHaveBeenCalledTimes(1);
});

test('who has typed nothing, or has taken it back, is asked nothing', async () => {
  const asked = aScreen(false);
  await type();
  await userEvent.clear(screen.getByLabelText('متن'));

  await leave();

  expect(await screen.findByText('فهرست')).toBeTruthy();
  expect(asked).not.toHaveBeenCalled();
});

test('nobody is asked after a save, and again after typing more', async () => {
  const asked = aScreen(false);
  await type();
  await userEvent.click(screen.getByRole('button', { name: 'ذخیره' }));
  expect(mayLeave()).toBe(true);
  expect(asked).not.toHaveBeenCalled();

  await type();
  await leave();

  expect(asked).toHaveBeenCalledTimes(1);
});

test('who has typed more while the form was saved is still asked', async () => {
  let saved = (): void => undefined;
  const send = () => new Promise<void>((resolve) => (saved = resolve));
  const asked = aScreen(false, { send });
  await type();
  await userEvent.click(screen.getByRole('button', { name: 'ذخیره' }));

  await type();
  saved();
  await leave();

  expect(asked).toHaveBeenCalledTimes(1);
});

test('who was refused is still asked', async () => {
  const asked = aScreen(false, { send: () => Promise.reject(new Error('refused')) });
  await type();
  await userEvent.click(screen.getByRole('button', { name: 'ذخیره' }));

  await leave();

  expect(asked).toHaveBeenCalledTimes(1);
});

test('a way out that is no link, as the signing out, asks as well, and then the address changes without asking', async () => {
  const asked = aScreen(true);
  await type();

  expect(mayLeave()).toBe(true);
  forgetUnsaved();
  await leave();

  expect(await screen.findByText('فهرست')).toBeTruthy();
  expect(asked).toHaveBeenCalledTimes(1);
});

test('the end of the tab is held up for typed text alone', async () => {
  aScreen(false);
  const endsTab = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(endsTab()).toBe(true);

  await type();

  expect(endsTab()).toBe(false);
});

test('Escape closes an empty dialog, and asks before it takes typed text away', async () => {
  const asked = vi.fn(() => false);
  vi.stubGlobal('confirm', asked);
  const onClose = vi.fn();
  render(<Dialog onClose={onClose} />);

  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.type(screen.getByLabelText('دلیل'), 'نیمه');
  await userEvent.keyboard('{Escape}');

  expect(asked).toHaveBeenCalledTimes(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('Escape asks before it takes away the typed address of a link', async () => {
  const asked = vi.fn(() => false);
  vi.stubGlobal('confirm', asked);
  render(<RichTextEntry label="متن" value="" onChange={vi.fn()} />);
  await userEvent.click(screen.getByRole('button', { name: richText.link }));

  await userEvent.type(screen.getByLabelText(richText.address), '/contactUs{Escape}');

  expect(asked).toHaveBeenCalledTimes(1);
  expect(screen.getByLabelText(richText.address)).toHaveProperty('value', '/contactUs');
});
