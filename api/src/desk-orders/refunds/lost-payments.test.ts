import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aMember } from '../../desk/desk-fixtures.ts';
import { rejectOrder } from '../../orders/order-steps.ts';
import { messages as paymentMessages } from '../../payments/messages.ts';
import { noteGivenBack } from '../../payments/settle/given-back.ts';
import { stockOf, walletOf } from '../../payments/testing/payment-fixtures.ts';
import { aToldNumber, newsTexts } from '../../texts/news/news-fixtures.ts';
import { messages } from './messages.ts';
import { onePiece, twoSoldPieces, type Sold } from './refund-fixtures.ts';

// What a bank gives back is logged.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

/** The bank gives back the payment of an order after a refund was asked for. */
async function givesBack({ desk }: Sold): Promise<void> {
  const { db } = desk.shop.store;
  const attempt = await db.selectFrom('payment_attempts').selectAll().executeTakeFirstOrThrow();
  await noteGivenBack(desk.shop, attempt);
}

test('a refund that waited when the bank gave the payment back is named, and not confirmed on top of it', async () => {
  const sold = await twoSoldPieces();
  const { desk, buyer, ask, orderId } = sold;
  const support = await aMember(desk, ['support']);
  const owner = await aMember(desk, ['owner']);
  await aToldNumber({ store: desk.shop.store }, { kinds: ['payment-run'] });
  const { id } = (await ask({}, support)).body.Value;
  await givesBack(sold);

  const confirmed = await desk.ask('POST /v1/desk/refunds/confirm', { id }, owner);
  const refused = await desk.ask('POST /v1/desk/refunds/refuse', { id }, owner);
  const rejected = await rejectOrder(desk.shop, orderId);

  expect(await newsTexts(desk.shop)).toMatchObject([
    { body: expect.stringContaining(paymentMessages.refundWaits) as string },
  ]);
  expect(confirmed).toMatchObject({
    status: 409,
    body: { Message: messages.givenBackByBank('۰') },
  });
  expect(refused.body.Value.state).toBe('refused');
  expect(rejected).toEqual({ refundToman: 0 });
  expect((await walletOf(desk.shop, buyer.id)).balance).toBe(0);
});

test('a refund that was owed when the bank gave the payment back is not paid on top of it, and an owner withdraws it', async () => {
  const sold = await twoSoldPieces();
  const { desk, buyer, ask, clerk, orderId } = sold;
  const owner = await aMember(desk, ['owner']);
  await aToldNumber({ store: desk.shop.store }, { kinds: ['payment-run'] });
  await ask({ amountToman: 30_000 });
  const owed = { way: 'bank', lines: onePiece(sold), amountToman: 110_000, seen: 1 } as const;
  const { id } = (await ask(owed)).body.Value;
  await givesBack(sold);

  const paid = await desk.ask('POST /v1/desk/refunds/pay', { id, trackingNo: '7' }, clerk);
  const inWallet = await desk.ask('POST /v1/desk/refunds/to-wallet', { id }, clerk);
  const refused = await desk.ask('POST /v1/desk/refunds/refuse', { id }, owner);
  await rejectOrder(desk.shop, orderId);

  const Message = messages.owedGivenBack('۰');
  expect(paid).toMatchObject({ status: 409, body: { Message } });
  expect(inWallet).toMatchObject({ status: 409, body: { Message } });
  expect(refused.body.Value).toMatchObject({ state: 'refused', isPaymentLost: true });
  expect((await walletOf(desk.shop, buyer.id)).balance).toBe(30_000);
  expect(await stockOf(desk.shop, buyer.saleParamId)).toBe(10);
  const [news] = await newsTexts(desk.shop);
  expect(news?.body).toContain(paymentMessages.refundedBefore('۳۰٬۰۰۰ تومان'));
  expect(news?.body).toContain(paymentMessages.refundWaits);
});

test('an owed refund of a payment that the bank has kept is not withdrawn', async () => {
  const { desk, ask } = await twoSoldPieces();
  const owner = await aMember(desk, ['owner']);
  const { id } = (await ask({ way: 'bank' })).body.Value;

  const refused = await desk.ask('POST /v1/desk/refunds/refuse', { id }, owner);

  expect(refused).toMatchObject({ status: 409, body: { Message: messages.alreadyDecided } });
});

test('of two owed refunds of which one fits beside what the bank has given back, one is paid', async () => {
  const sold = await twoSoldPieces();
  const { desk, ask, clerk } = sold;
  await desk.shop.store.db.updateTable('orders').set({ paid_from_wallet: 20_000 }).execute();
  const { id: first } = (await ask({ way: 'bank' })).body.Value;
  const { id: second } = (await ask({ way: 'bank', seen: 1 })).body.Value;
  await givesBack(sold);

  const pay = (id: number) =>
    desk.ask('POST /v1/desk/refunds/pay', { id, trackingNo: String(id) }, clerk);

  expect((await pay(first)).body.Value.state).toBe('done');
  expect((await pay(second)).body.Message).toBe(messages.owedGivenBack('۰'));
});

test('a refund that fits beside what the bank has given back is confirmed', async () => {
  const sold = await twoSoldPieces();
  const { desk, buyer, ask } = sold;
  await desk.shop.store.db.updateTable('orders').set({ paid_from_wallet: 20_000 }).execute();
  const support = await aMember(desk, ['support']);
  const owner = await aMember(desk, ['owner']);
  const { id } = (await ask({}, support)).body.Value;
  await givesBack(sold);

  const confirmed = await desk.ask('POST /v1/desk/refunds/confirm', { id }, owner);

  expect(confirmed.body.Value.state).toBe('done');
  expect((await walletOf(desk.shop, buyer.id)).balance).toBe(20_000);
});
