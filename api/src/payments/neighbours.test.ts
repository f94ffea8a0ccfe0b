import { cartStatus } from '@kashi/contracts/cart-status';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import { addressOf, carriers } from '../checkout/carrier-fixtures.ts';
import { aCoupon, setCoupon } from '../checkout/coupon-fixtures.ts';
import type { TestShop } from '../testing/test-shop.ts';
import { openExpiredCarts } from './payment-jobs.ts';
import { comeBack, pressAtBank } from './testing/bank-visit-fixtures.ts';
import {
  aBuyer,
  allOrders,
  aSellingShop,
  cartStatusOf,
  fillCart,
  payAtBank,
  paymentUrl,
  type Buyer,
} from './testing/payment-fixtures.ts';

/** Two customers who like the same goods; the neighbour has an order, and is at the bank with credit, a coupon and a note. */
async function twoNeighbours() {
  const shop = await aSellingShop();
  await aCoupon(shop, {});
  const { saleParamIds } = await aProduct(shop, { variants: [{ stock: 50 }, { stock: 50 }] });
  const [saleParamId = 0, other = 0] = saleParamIds;
  const neighbour = await aBuyer(shop, { saleParamId, mobile: '09120000000', credit: 50_000 });
  await setCoupon(shop, neighbour, 'MEHR');
  await payAtBank(shop, neighbour);
  neighbour.hash = await fillCart(shop, neighbour.token, saleParamId, { quantity: 4 });
  await addTo(shop, neighbour, other);
  await setCoupon(shop, neighbour, 'MEHR');
  await setNote(shop, neighbour, 'زادروزت مبارک!');
  await paymentUrl(shop, neighbour, { useCredit: true });

  const buyer = await aBuyer(shop, { saleParamId, quantity: 3, credit: 50_000 });
  await addTo(shop, buyer, other);
  await setCoupon(shop, buyer, 'MEHR');
  return { shop, buyer, neighbour, other, kept: () => keptOf(shop, neighbour) };
}

function addTo(shop: TestShop, { hash: HashCartId, token }: Buyer, ProductSaleParamId: number) {
  const wish = { HashCartId, ProductSaleParamId };
  return shop.ask('POST /v1/Orders/Carts/AddCartItem', wish, { token });
}

function setNote(shop: TestShop, { hash: HashCartId, token }: Buyer, GiftNote: string) {
  return shop.ask('POST /v1/Orders/CartGiftNote/Set', { HashCartId, GiftNote }, { token });
}

/** All that the shop keeps of a customer's carts, money and orders. */
async function keptOf({ store }: TestShop, { id }: Buyer): Promise<unknown> {
  const { rows } = await sql`select
    (select jsonb_agg(c order by c.id) from carts c where customer_id = ${id}) as carts,
    (select jsonb_agg(l order by l.cart_id, l.position)
      from cart_lines l join carts c on c.id = l.cart_id where c.customer_id = ${id}) as lines,
    (select jsonb_agg(w) from wallets w where customer_id = ${id}) as wallet,
    (select jsonb_agg(t order by t.id) from wallet_transactions t where customer_id = ${id}) as ledger,
    (select jsonb_agg(a order by a.id) from payment_attempts a where customer_id = ${id}) as payments,
    (select jsonb_agg(u order by u.attempt_id) from coupon_uses u where customer_id = ${id}) as coupons,
    (select jsonb_agg(o order by o.id) from orders o where customer_id = ${id}) as orders`.execute(
    store.db,
  );
  return rows[0];
}

test('whoever changes a cart leaves the same goods in the cart of another as they are', async () => {
  const { shop, buyer, other, kept } = await twoNeighbours();
  const before = await kept();
  const { hash: HashCartId, token, saleParamId } = buyer;

  const line = { HashCartId, ProductSaleParamId: saleParamId };
  const fewer = await shop.ask('POST /v1/Orders/Carts/DecreaseCartItem', line, { token });
  const more = await shop.ask('POST /v1/Orders/Carts/IncreaseCartItem', line, { token });
  const without = await shop.ask(
    'DELETE /v1/Orders/Carts/RemoveCartItem',
    { HashCartId, ProductSaleParamId: other },
    { token },
  );
  const noCoupon = await shop.ask(
    'DELETE /v1/Orders/CartCoupons/Delete',
    { HashCartId },
    { token },
  );
  await aCoupon(shop, { code: 'NOWRUZ' });
  const coupon = await setCoupon(shop, buyer, 'NOWRUZ');
  const noted = await setNote(shop, buyer, 'برای مادر');
  const CustomerAddressId = await addressOf(shop, token);
  const sent = await shop.ask(
    'POST /v1/Orders/CartAddress/Apply',
    { HashCartId, CarrierId: carriers.post, CustomerAddressId },
    { token },
  );

  const answers = [fewer, more, without, noCoupon, coupon, noted, sent];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(fewer.body.Value.CartInfo.CartDetails).toMatchObject([{ Quantity: 2 }, { Quantity: 1 }]);
  expect(without.body.Value.CartInfo.CartDetails).toMatchObject([{ Quantity: 3 }]);
  expect(await kept()).toEqual(before);
});

test('a cancelled payment gives back its own goods, credit and coupon, and nothing of another', async () => {
  const { shop, buyer, kept } = await twoNeighbours();
  const before = await kept();

  const url = await paymentUrl(shop, buyer, { useCredit: true });
  const path = await comeBack(shop, await pressAtBank(shop, url, 'cancel'));

  expect(path).toBe('/invoice?payment=cancelled');
  expect(await kept()).toEqual(before);
});

test('whoever comes back from the bank and pays anew is asked about no payment but the own one', async () => {
  const { shop, buyer, kept } = await twoNeighbours();
  const before = await kept();
  const url = await paymentUrl(shop, buyer);

  const invoice = await shop.ask(
    'GET /v1/Orders/CartInvoice/Read',
    { HashCartId: buyer.hash },
    { token: buyer.token },
  );
  const withCredit = await paymentUrl(shop, buyer, { useCredit: true });

  expect(invoice.body.Value.Balance).toBe(50_000);
  expect(withCredit).not.toBe(url);
  expect(await kept()).toEqual(before);
});

test('when the ten minutes of a payment are over, its cart opens and no other', async () => {
  const { shop, buyer, neighbour, kept } = await twoNeighbours();
  await paymentUrl(shop, buyer, { useCredit: true });
  await shop.store.db
    .updateTable('payment_attempts')
    .set({ expires_at: new Date('2026-01-10T08:10:01Z') })
    .where('customer_id', '=', neighbour.id)
    .execute();
  const before = await kept();

  shop.setTime('2026-01-10T08:10:00Z');
  await openExpiredCarts(shop);

  expect(await cartStatusOf(shop, buyer)).toBe(cartStatus.open);
  expect(await kept()).toEqual(before);
});

test('a purchase, and its cancellation afterwards, touch neither the cart nor the money of another', async () => {
  const { shop, buyer, kept } = await twoNeighbours();
  const before = await kept();

  const path = await payAtBank(shop, buyer, { useCredit: true });
  const bought = await kept();
  const order = (await allOrders(shop)).at(-1);
  const cancelled = await shop.ask(
    'POST /v1/Orders/Orders/Cancel',
    { HashOrderId: order?.hash ?? '' },
    buyer,
  );

  expect(path).toBe(`/orderTracking/${order?.hash}`);
  expect(bought).toEqual(before);
  expect(await cartStatusOf(shop, buyer)).toBeNull();
  expect(cancelled.status).toBe(200);
  expect(await kept()).toEqual(before);
});
