import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { NumberEntry, wholeNumber } from './NumberEntry.tsx';

function APrice() {
  const [price, setPrice] = useState<number | null>(1_200_000);
  return (
    <>
      <NumberEntry label="قیمت" value={price} onChange={setPrice} />
      <output>{String(price)}</output>
    </>
  );
}

test.each([
  ['۱۲۳', 123],
  ['1,250,000', 1_250_000],
  ['۱٬۲۵۰٬۰۰۰', 1_250_000],
  ['-۵۰۰', -500],
  ['۱۲٫۵', null],
  ['ده', null],
  ['', null],
])('«%s» is read as %s', (typed, value) => {
  expect(wholeNumber(typed)).toBe(value);
});

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

test('a text that is no number stays with its fault, and gives way to a number that comes from elsewhere', async () => {
  const entry = (value: number | null) => (
    <NumberEntry label="سقف" value={value} onChange={() => undefined} />
  );
  const { rerender } = render(entry(null));
  const field = screen.getByRole('textbox', { name: 'سقف' });

  await userEvent.type(field, '50.000');
  await userEvent.tab();
  expect(field).toHaveProperty('value', '50.000');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  rerender(entry(7000));

  expect(field).toHaveProperty('value', '۷٬۰۰۰');
  expect(field.getAttribute('aria-invalid')).toBe('false');
});
