import { readFileSync } from 'node:fs';
import path from 'node:path';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { CodeField } from './CodeField.tsx';
import { Field } from './field/Field.tsx';

function renderCode(onComplete = vi.fn()) {
  const shop = renderPart(
    <form data-testid="form">
      <Field label="کد تأیید">
        <CodeField name="Code" onComplete={onComplete} />
      </Field>
    </form>,
  );
  return { ...shop, onComplete, input: screen.getByRole('textbox', { name: 'کد تأیید' }) };
}

test('digits of every script are accepted, shown in Persian and sent in Latin', async () => {
  const { shopper, input, onComplete } = renderCode();

  await shopper.type(input, '۱٢3۴۵');

  expect(screen.getByText('۳')).toBeTruthy();
  expect(new FormData(screen.getByTestId('form')).get('Code')).toBe('12345');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('12345');
});

test('of a pasted message only the digits are kept, five at most', async () => {
  const { shopper, input } = renderCode();

  await shopper.click(input);
  await shopper.paste('کد: ۱۲-۳۴۵۶۷');

  expect((input as HTMLInputElement).value).toBe('12345');
});

test('of a whole message that was pasted the code is taken, whatever other numbers are in it', async () => {
  const { shopper, input, onComplete } = renderCode();

  await shopper.click(input);
  await shopper.paste('کاشی ۲۴\nکد ورود شما: ۵۴۳۲۱ تا ۲ دقیقه.\n@shop.example #54321');

  expect((input as HTMLInputElement).value).toBe('54321');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('54321');
});

test('an incomplete code calls nothing', async () => {
  const { shopper, input, onComplete } = renderCode();

  await shopper.type(input, '1234{Backspace}');

  expect(onComplete).not.toHaveBeenCalled();
});

test('an iPhone, which zooms into fields with letters below 16 pixels, leaves the page as it is', () => {
  const style = readFileSync(path.join(import.meta.dirname, 'CodeField.module.css'), 'utf8');

  expect(style).toMatch(/& input \{[^}]*font-size: 1rem;/);
});
