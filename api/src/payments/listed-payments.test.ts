import { gateways } from '@kashi/contracts/gateways';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commandRunner } from '../shop-command/command-fixtures.ts';
import type { TestShop } from '../testing/test-shop.ts';
import { aToldNumber, later, newsTexts } from '../texts/news/news-fixtures.ts';
import { messages } from './messages.ts';
import { countOpenPayments } from './open-payments.ts';
import { findForgotten } from './payment-jobs.ts';
import { comeBackWhole, misbehave, pressAtBank } from './testing/bank-visit-fixtures.ts';
import { aBuyer, allEvents, aSellingShop, paymentUrl } from './testing/payment-fixtures.ts';

let log: ReturnType<typeof vi.spyOn>;
beforeEach(() => (log = vi.spyOn(console, 'error').mockImplementation(() => undefined)));
afterEach(() => void vi.restoreAllMocks());

/** Zarinpal has taken another amount than was asked for: it lists the payment as paid, and verifies it never. */
async function aListedPayment() {
  const shop = await aSellingShop();
  await aToldNumber(shop, { kinds: ['payment-run'] });
  const buyer = await aBuyer(shop);
  const url = await paymentUrl(shop, buyer);
  await misbehave(shop, { call: 'pay', how: 'wrong-amount' });
  const path = await comeBackWhole(shop, await pressAtBank(shop, url, 'pay'));
  const messageNow = async () => {
    const HashPaymentId = path.slice(-22);
    const { body } = await shop.ask('GET /v1/Orders/Payments/Read', { HashPaymentId }, buyer);
    return body.Value.Message;
  };
  return { shop, messageNow };
}

async function lookAgain(shop: TestShop, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    later(shop, 5);
    await findForgotten(shop);
  }
}

const count = ({ store, clock }: TestShop) => countOpenPayments(store.db, clock());

test('of money that Zarinpal lists as paid and never verifies the staff is told once, and the log', async () => {
  const { shop } = await aListedPayment();

  await lookAgain(shop, 8);
  const early = await newsTexts(shop);
  await lookAgain(shop, 12);

  const sum = { gateway: gateways.zarinpal.title, attempt: '۱', sum: '۱۵۵٬۰۰۰ تومان' };
  expect(early).toEqual([]);
  expect(await newsTexts(shop)).toMatchObject([
    { body: expect.stringContaining(messages.listedUnpaid(sum)) as string },
  ]);
  expect((await allEvents(shop)).slice(-2)).toEqual(['not paid', 'listed, not verified']);
  expect(log).toHaveBeenCalledWith(
    'The payment 1 is listed as paid, and its bank does not verify it.',
  );
});

test('a payment stays among the open ones while Zarinpal lists it as paid, however long, and is told as such', async () => {
  const { shop } = await aListedPayment();

  await lookAgain(shop, 13);
  const listed = await count(shop);
  const [line] = await commandRunner(shop)('payments', 'list');
  later(shop, 60 * 24 * 60);
  const stillListed = await count(shop);
  const { code } = gateways.zarinpal;
  shop.gateways[code] = { ...shop.gateways[code]!, unverified: () => Promise.resolve([]) };
  await findForgotten(shop);

  expect(line).toContain('1550000 rial  listed as paid, but not verified');
  expect([listed, stillListed, await count(shop)]).toEqual([1, 1, 0]);
});

test('the open desk hears of such a payment, and counts it, as soon as the staff is told', async () => {
  const { shop } = await aListedPayment();
  const atDesk: (string | null)[] = [];
  await shop.store.listen('desk', (notice) => void atDesk.push(notice));
  const seen: [number, number][] = [];

  for (let time = 0; time < 10; time += 1) {
    await lookAgain(shop, 1);
    seen.push([(await newsTexts(shop)).length, await count(shop)]);
  }

  expect(seen).toContainEqual([1, 1]);
  expect(new Set(seen.map(([told, counted]) => told === counted))).toEqual(new Set([true]));
  await vi.waitFor(() => expect(atDesk).toEqual(['lost-payment 1']));
});

test('a buyer is promised no return within 72 hours of money that Zarinpal keeps', async () => {
  const { shop, messageNow } = await aListedPayment();

  const atOnce = await messageNow();
  await lookAgain(shop, 1);

  expect(atOnce).toBe(`${messages.reasons.amount} ${messages.ifTaken}`);
  expect(await messageNow()).toBe(`${messages.reasons.amount} ${messages.ifListed}`);
});
