import { orderStatus } from '@kashi/contracts/order-status';
import { expect, test } from 'vitest';
import { messages as cartMessages } from '../carts/messages.ts';
import { aDeskOf, aMember } from '../desk/desk-fixtures.ts';
import { closeAccount } from '../identity/personal-data/close-account.ts';
import { comeBack, pressAtBank } from '../payments/testing/bank-visit-fixtures.ts';
import {
  aBuyer,
  allOrders,
  askForPayment,
  aSellingShop,
  fillCart,
  payAtBank,
  paymentUrl,
  type Buyer,
} from '../payments/testing/payment-fixtures.ts';
import type { TestShop } from '../testing/test-shop.ts';

const note = 'زادروزت مبارک!\nنگار';

function setNote(
  shop: TestShop,
  { hash: HashCartId, token }: Pick<Buyer, 'hash' | 'token'>,
  GiftNote: string,
) {
  return shop.ask('POST /v1/Orders/CartGiftNote/Set', { HashCartId, GiftNote }, { token });
}

async function noteOnInvoice(shop: TestShop, { hash: HashCartId, token }: Buyer) {
  const { body } = await shop.ask('GET /v1/Orders/CartInvoice/Read', { HashCartId }, { token });
  return body.Value.GiftNote;
}

test('a gift note stands on the invoice, and on the paid order for its customer and the desk', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop);
  const before = await noteOnInvoice(shop, buyer);

  const answer = await setNote(shop, buyer, `  ${note} `);
  const onInvoice = await noteOnInvoice(shop, buyer);
  await payAtBank(shop, buyer);

  expect([before, answer.status, onInvoice]).toEqual(['', 200, note]);
  const [order] = await allOrders(shop);
  const seen = await shop.ask(
    'GET /v1/Orders/Orders/Read',
    { HashOrderId: order?.hash ?? '' },
    buyer,
  );
  expect(seen.body.Value.GiftNote).toBe(note);
  const desk = await aDeskOf(shop);
  const clerk = await aMember(desk, ['orders']);
  const atDesk = await desk.ask('GET /v1/desk/orders/one', { id: order?.id ?? 0 }, clerk);
  expect(atDesk.body.Value.giftNote).toBe(note);
});

test('a note can be taken off again, and the next order has none', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop);
  await setNote(shop, buyer, note);

  await setNote(shop, buyer, '');
  await payAtBank(shop, buyer);

  expect(await allOrders(shop)).toMatchObject([{ gift_note: '' }]);
});

test('a note of 200 letters is taken, and a longer one is refused beside its field', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop);

  const whole = await setNote(shop, buyer, 'آ'.repeat(200));
  const lines = await setNote(shop, buyer, `${'آ'.repeat(99)}\r\n${'آ'.repeat(100)}`);
  const long = await setNote(shop, buyer, 'آ'.repeat(201));

  expect([whole.status, lines.status, long.status]).toEqual([200, 200, 400]);
  expect(long.body.Errors).toMatchObject([{ Field: 'GiftNote' }]);
  expect(await noteOnInvoice(shop, buyer)).toHaveLength(200);
});

test('while the cart is in payment the same note may be sent again, and no other', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop);
  await setNote(shop, buyer, note);
  await askForPayment(shop, buyer);

  const same = await setNote(shop, buyer, note);
  const other = await setNote(shop, buyer, 'دیگر');

  expect(same.status).toBe(200);
  expect([other.status, other.body.Message]).toEqual([400, cartMessages.inPayment]);
});

test('a form that comes again after its cart was bought is no fault, and no note of the next cart', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop, { credit: 500_000 });
  await setNote(shop, buyer, note);
  await askForPayment(shop, buyer, { useCredit: true });
  const next = { ...buyer, hash: await fillCart(shop, buyer.token, buyer.saleParamId) };

  const again = await setNote(shop, buyer, note);
  const other = await setNote(shop, buyer, 'دیگر');

  expect([again.status, other.status]).toEqual([200, 400]);
  expect(await allOrders(shop)).toMatchObject([{ gift_note: note }]);
  expect(await noteOnInvoice(shop, next)).toBe('');
});

test('a note goes with the parcel that was paid too late, and not with what came into the cart meanwhile', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop);
  await setNote(shop, buyer, note);
  const url = await paymentUrl(shop, buyer);
  shop.setTime('2026-01-10T08:11:00Z');
  const ProductSaleParamId = buyer.saleParamId;
  const item = { HashCartId: buyer.hash, ProductSaleParamId };
  await shop.ask('POST /v1/Orders/Carts/IncreaseCartItem', item, buyer);

  await comeBack(shop, await pressAtBank(shop, url, 'pay'));

  expect(await allOrders(shop)).toMatchObject([{ gift_note: note }]);
  expect(await noteOnInvoice(shop, buyer)).toBe('');
});

test('a note that was written for what is bought next stays when the payment before it comes late', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop);
  await setNote(shop, buyer, note);
  const url = await paymentUrl(shop, buyer);
  shop.setTime('2026-01-10T08:11:00Z');
  const item = { HashCartId: buyer.hash, ProductSaleParamId: buyer.saleParamId };
  await shop.ask('POST /v1/Orders/Carts/IncreaseCartItem', item, buyer);
  await setNote(shop, buyer, 'برای مادر');

  await comeBack(shop, await pressAtBank(shop, url, 'pay'));

  expect(await allOrders(shop)).toMatchObject([{ gift_note: note }]);
  expect(await noteOnInvoice(shop, buyer)).toBe('برای مادر');
});

test("a guest sets no note, and nobody reads or changes another customer's", async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop);
  await setNote(shop, buyer, note);
  const other = await aBuyer(shop, { mobile: '09131234568' });

  const foreign = await setNote(shop, { hash: buyer.hash, token: other.token }, 'دیگر');
  // The answer tells no stranger that they have guessed the note.
  const guessed = await setNote(shop, { hash: buyer.hash, token: other.token }, note);
  const guest = await shop.ask('POST /v1/Orders/CartGiftNote/Set', {
    HashCartId: buyer.hash,
    GiftNote: 'دیگر',
  });

  expect(guest.status).toBe(401);
  expect(guessed.status).toBe(foreign.status);
  expect(JSON.stringify(foreign.body)).not.toContain('مبارک');
  expect(await noteOnInvoice(shop, buyer)).toBe(note);
  expect(await noteOnInvoice(shop, other)).not.toBe(note);
});

test('a closed account leaves no note behind: not on its orders, its carts or its payments', async () => {
  const shop = await aSellingShop();
  const { db } = shop.store;
  const buyer = await aBuyer(shop);
  await setNote(shop, buyer, note);
  await payAtBank(shop, buyer);
  await db.updateTable('orders').set({ status: orderStatus.delivered }).execute();

  await closeAccount(shop, '09131234567');

  const kept = [
    await allOrders(shop),
    await db.selectFrom('carts').selectAll().execute(),
    await db.selectFrom('payment_attempts').selectAll().execute(),
  ];
  expect(kept.map((rows) => rows.length)).toEqual([1, 1, 1]);
  expect(JSON.stringify(kept)).not.toContain('مبارک');
});
