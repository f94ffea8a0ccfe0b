import { expect, test, vi } from 'vitest';
import { Problem } from '@kashi/contracts/asking/problem';
import { anInvoice } from '../../parts/checkout/checkout-fixtures.ts';
import { refusalOf } from '../../parts/checkout/plain/plain-fixtures.tsx';
import { readInvoice, payZarinPal, setNote, form, show, send } from './plain-invoice-fixtures.ts';

test('a gift note goes with the form, is kept before the payment, and stays after a refusal', async () => {
  const set = vi.fn((_note: object) => null);
  const refuse = () => {
    throw new Problem('refused', { status: 502, serverMessage: 'بانک پاسخ نمی‌دهد.' });
  };
  const page = await show({ [readInvoice]: () => anInvoice({ GiftNote: 'مبارک' }) });

  const outcome = await send(
    { ...form, GiftNote: 'مبارک باشد' },
    { [setNote]: set, [payZarinPal]: refuse },
  );

  const field = page.querySelector('textarea[name=GiftNote]');
  expect(field).toHaveAttribute('form', 'payment');
  expect(field?.textContent).toBe('مبارک');
  expect(set).toHaveBeenCalledExactlyOnceWith({ HashCartId: 'cart-1', GiftNote: 'مبارک باشد' });
  expect(refusalOf(outcome)?.typed).toMatchObject({ GiftNote: 'مبارک باشد' });
});

test('a gift note that is too long is said beside its field, without a payment', async () => {
  const outcome = await send({ ...form, GiftNote: 'آ'.repeat(201) });

  expect(refusalOf(outcome)?.errors).toMatchObject([{ Field: 'GiftNote' }]);
});
