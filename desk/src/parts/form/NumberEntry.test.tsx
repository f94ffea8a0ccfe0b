import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { NumberEntry } from './NumberEntry.tsx';
import { isAnythingUnsaved } from './unsaved.ts';
import { useSubmit } from './use-submit.tsx';

function APrice() {
  const [price, setPrice] = useState<number | null>(1_200_000);
  return (
    <>
      <NumberEntry label="قیمت" value={price} onChange={setPrice} />
      <output>{String(price)}</output>
    </>
  );
}

test('a price that is typed in Persian digits is one, and is shown with separators afterwards', async () => {
  render(<APrice />);
  const field = screen.getByRole('textbox', { name: 'قیمت' });
  expect(field).toHaveProperty('value', '۱٬۲۰۰٬۰۰۰');

  await userEvent.clear(field);
  await userEvent.type(field, '۹۵۰۰۰۰');
  await userEvent.tab();

  expect(screen.getByRole('status').textContent).toBe('950000');
  expect(field).toHaveProperty('value', '۹۵۰٬۰۰۰');
});

/** A limit that is not set yet, in a form; another member sets it to 7000 by the last button. */
function ALimit({ onSend }: { onSend(): void }) {
  const [limit, setLimit] = useState<number | null>(null);
  const form = useSubmit(limit, () => Promise.resolve(onSend()));
  return (
    <form onSubmit={form.submit} noValidate>
      <NumberEntry label="سقف" value={limit} onChange={setLimit} />
      {form.isUnsaved && <output>ذخیره‌نشده</output>}
      <button type="button" onClick={() => setLimit(7000)}>
        دیگری
      </button>
    </form>
  );
}

function aLimit() {
  const onSend = vi.fn();
  render(<ALimit onSend={onSend} />);
  return { onSend, field: screen.getByRole('textbox', { name: 'سقف' }) };
}

test('a text that is no number stays with its fault, and gives way to a number that comes from elsewhere', async () => {
  const { field } = aLimit();

  await userEvent.type(field, '50.000');
  await userEvent.tab();
  expect(field).toHaveProperty('value', '50.000');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await userEvent.click(screen.getByRole('button'));

  expect(field).toHaveProperty('value', '۷٬۰۰۰');
  expect(field.getAttribute('aria-invalid')).toBe('false');
});

test('a text that is no number is unsaved text too, until it is taken away again', async () => {
  const { field } = aLimit();

  await userEvent.type(field, 'ده');
  expect(screen.getByRole('status')).toBeTruthy();
  expect(isAnythingUnsaved()).toBe(true);
  await userEvent.clear(field);

  expect(screen.queryByRole('status')).toBeNull();
  expect(isAnythingUnsaved()).toBe(false);
});

test('a minus that a number follows is no fault while it is typed, but is not sent alone', async () => {
  const { field, onSend } = aLimit();

  await userEvent.type(field, '-');
  expect(field.getAttribute('aria-invalid')).toBe('false');
  await userEvent.keyboard('{Enter}');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(onSend).not.toHaveBeenCalled();
  await userEvent.type(field, '۵{Enter}');

  expect(field.getAttribute('aria-invalid')).toBe('false');
  expect(onSend).toHaveBeenCalledTimes(1);
});

test('a group of three digits is no fault while it is typed, and a comma before two of them is one afterwards', async () => {
  const { field } = aLimit();
  const isFault = () => field.getAttribute('aria-invalid');

  await userEvent.type(field, '۱,۲۵');
  const begun = isFault();
  await userEvent.type(field, '۰');
  const whole = isFault();
  await userEvent.type(field, ',00');
  const begunAgain = isFault();
  await userEvent.tab();

  expect([begun, whole, begunAgain, isFault()]).toEqual(['false', 'false', 'false', 'true']);
});

test('a price that the desk has parted into groups is edited among its separators', async () => {
  render(<APrice />);
  const field = screen.getByRole('textbox', { name: 'قیمت' });

  await userEvent.type(field, '{Backspace}');
  expect(field.getAttribute('aria-invalid')).toBe('false');
  await userEvent.tab();

  expect(field).toHaveProperty('value', '۱۲۰٬۰۰۰');
});
