import { expect, test } from 'vitest';
import type { Payment } from '@kashi/contracts/payment';
import type { Answers } from '@kashi/kit/testing/answers';
import { aVisit, shownPage } from '../../parts/checkout/plain/plain-fixtures.tsx';
import { aCart } from '../../parts/live-cart/cart-fixtures.ts';
import { answering } from '../invoice-page-fixtures.tsx';
import { plain } from './plain-invoice.ts';

const readCart = 'GET /v1/Orders/Carts/Read';
const readPayment = 'GET /v1/Orders/Payments/Read';
const path = '/invoice';

const aPayment = (facts: Partial<Payment>): Payment => ({
  Outcome: 'pending',
  Kind: 'order',
  Message: '',
  Refund: null,
  HashOrderId: null,
  Amount: 500_000,
  GatewayCode: 2,
  ...facts,
});

const show = (answers: Answers, at: string) =>
  shownPage(plain, { path: at, answers: answering(answers) });

test.each([
  ['cancelled', 'پرداخت انجام نشد.', true],
  ['pending', 'بانک هنوز نتیجهٔ پرداخت را اعلام نکرده است.', false],
] as const)('coming back from the bank with %s is said', async (Outcome, Message, canPay) => {
  const at = `${path}?payment=${Outcome}&id=p1`;

  const page = await show({ [readPayment]: () => aPayment({ Outcome, Message }) }, at);

  expect(page.querySelector('[role=alert]')?.textContent).toContain(Message);
  expect(page.querySelector('button[type=submit][form=payment]') !== null).toBe(canPay);
  expect(page.textContent).not.toContain('نتیجه را خودمان از بانک می‌پرسیم');
  expect(page.querySelector(`a[href="${at}"]`) !== null).toBe(!canPay);
});

test.each([
  ['a cart', () => null],
  ['a delivery', () => aCart()],
])('a shopper who comes back without %s is told where the money is', async (_what, cart) => {
  const page = await show({ [readCart]: cart }, `${path}?payment=failed&refund=wallet`);

  expect(page.textContent).toContain('مبلغ آن به کیف پول شما برگشت');
});

test('a payment that was paid after all leads to its order', async () => {
  const paid = () => aPayment({ Outcome: 'paid', HashOrderId: 'order-1' });
  const answers = answering({ [readPayment]: paid, [readCart]: () => null });

  const loaded = await plain.load(aVisit({ path: `${path}?payment=pending&id=p1`, answers }));

  expect(loaded).toMatchObject({ kind: 'redirect', to: '/orderTracking/order-1' });
});

test('a payment that came back without money greets no order any more; one that is being checked still may', async () => {
  const spentAt = async (at: string) => {
    const answers = answering({ [readPayment]: () => aPayment({}) });
    const asked = aVisit({ path: at, answers });
    return plain.spent?.(await plain.load(asked), asked.url);
  };

  expect(await spentAt('/invoice?payment=cancelled')).toContain('PaymentUnderWay');
  expect(await spentAt('/invoice?payment=pending&id=abc')).not.toContain('PaymentUnderWay');
});
