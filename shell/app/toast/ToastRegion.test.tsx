import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { createToastStore } from './toast-store.ts';
import { ToastRegion } from './ToastRegion.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function openRegion() {
  const toasts = createToastStore();
  renderInShop(<ToastRegion store={toasts} />);
  return {
    show(...said: Parameters<typeof toasts.show>): void {
      act(() => toasts.show(...said));
    },
    pass(milliseconds: number): void {
      act(() => void vi.advanceTimersByTime(milliseconds));
    },
  };
}

test('the next toast replaces the last, and its time starts again', () => {
  const { show, pass } = openRegion();
  show('تغییرات ذخیره شد.');
  pass(4000);

  show('این محصول در لیست هست', 'danger');
  pass(4000);

  expect(screen.queryByText('تغییرات ذخیره شد.')).toBeNull();
  expect(screen.getByRole('alert').textContent).toBe('این محصول در لیست هست');
});

test('a toast disappears after five seconds', () => {
  const { show, pass } = openRegion();
  show('تغییرات ذخیره شد.');

  pass(4999);
  expect(screen.getByRole('status').textContent).toBe('تغییرات ذخیره شد.');
  pass(1);

  expect(screen.queryByRole('status')).toBeNull();
});

test('a toast stays while it is read', () => {
  const { show, pass } = openRegion();
  show('تغییرات ذخیره شد.');

  fireEvent.pointerEnter(screen.getByRole('status'));
  pass(60_000);
  expect(screen.getByRole('status')).toBeTruthy();

  fireEvent.pointerLeave(screen.getByRole('status'));
  pass(5000);
  expect(screen.queryByRole('status')).toBeNull();
});

test('a toast can be closed', () => {
  const { show } = openRegion();
  show('تغییرات ذخیره شد.');

  fireEvent.click(screen.getByRole('button', { name: 'بستن' }));

  expect(screen.queryByRole('status')).toBeNull();
});

test.each([
  ['closed', () => fireEvent.click(screen.getByRole('button', { name: 'بستن' }))],
  ['replaced', (show: (sentence: string) => void) => show('به علاقه‌مندی‌ها افزوده شد.')],
])('a toast that is %s returns the focus to where it came from', (_, goes) => {
  const { show } = openRegion();
  const { field, goesBack } = aFieldBefore(show);

  goes(show);

  expect(document.activeElement).toBe(field);
  expect(goesBack).toHaveBeenCalledWith({ preventScroll: true });
});

test('a toast that is closed by mouse or finger neither moves the page nor opens a keyboard', () => {
  const { show } = openRegion();
  const { goesBack } = aFieldBefore(show);
  const close = screen.getByRole('button', { name: 'بستن' });
  // The document of the tests knows no pointer: each focus is one by keys.
  vi.spyOn(close, 'matches').mockReturnValue(false);

  fireEvent.click(close);

  expect(goesBack).not.toHaveBeenCalled();
});

test('a toast above an open dialog is part of that dialog, so that it can be heard and closed there', async () => {
  const { show } = openRegion();
  const dialog = await anOpenDialog();

  show('اتصال اینترنت برقرار نیست', 'danger');

  fireEvent.click(within(dialog).getByRole('button', { name: 'بستن' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a toast that is shown when a dialog opens comes into it, and its words are said anew', async () => {
  const { show } = openRegion();
  show('تغییرات ذخیره شد.');
  const before = screen.getByRole('status');

  const dialog = await anOpenDialog();

  expect(within(dialog).getByRole('status').textContent).toBe('تغییرات ذخیره شد.');
  expect(before.isConnected).toBe(false);
});

test('a toast outlives the dialog in which it was shown, even one that is removed as it closes', async () => {
  const { show } = openRegion();
  const dialog = await anOpenDialog();
  show('تغییرات ذخیره شد.');

  await act(async () => {
    dialog.close();
    dialog.remove();
  });

  expect(screen.getByRole('status').textContent).toBe('تغییرات ذخیره شد.');
});

test('a toast that is said as its dialog closes stands outside of it', async () => {
  const { show } = openRegion();
  const dialog = await anOpenDialog();

  await act(async () => {
    dialog.close();
    dialog.remove();
    show('تغییرات ذخیره شد.');
  });

  expect(screen.getByRole('status').textContent).toBe('تغییرات ذخیره شد.');
});

/** A modal dialog, and the moment in which the document hears of it. */
async function anOpenDialog(): Promise<HTMLDialogElement> {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  onTestFinished(() => dialog.remove());
  await act(async () => dialog.showModal());
  return dialog;
}

/** A field from which the focus comes to the button of a toast. */
function aFieldBefore(show: (sentence: string) => void) {
  const field = document.body.appendChild(document.createElement('input'));
  onTestFinished(() => field.remove());
  show('تغییرات ذخیره شد.');
  act(() => field.focus());
  act(() => screen.getByRole('button', { name: 'بستن' }).focus());
  return { field, goesBack: vi.spyOn(field, 'focus') };
}
