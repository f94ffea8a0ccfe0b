import { randomUUID } from 'node:crypto';
import { gatewayNames } from '@kashi/contracts/gateways';
import { expect } from 'vitest';
import { addressOf, carriers } from '../../checkout/carrier-fixtures.ts';
import { aCoupon, setCoupon } from '../../checkout/coupon-fixtures.ts';
import { aProduct } from '../../catalogue/catalogue-fixtures.ts';
import { aDeskOf, aMember } from '../../desk/desk-fixtures.ts';
import { aCustomer } from '../../identity/identity-fixtures.ts';
import { comeBack, pressAtBank } from '../../payments/testing/bank-visit-fixtures.ts';
import { aSellingShop, paymentUrl, topUpUrl } from '../../payments/testing/payment-fixtures.ts';

const day = { from: '2026-01-10', to: '2026-01-10' };

/** A shop with awkward prices, nine percent tax and two coupons, and two customers who buy there by chance. */
export async function aBusiness(seed: number) {
  const { upTo, oneOf } = chances(seed);
  const shop = await aSellingShop({ taxRate: 9 });
  const desk = await aDeskOf(shop);
  const owner = await aMember(desk, ['owner']);
  const variants: number[] = [];
  for (const [price, discountPercent] of [
    [33_333, 7],
    [177_777, 13],
    [999, 0],
  ] as const) {
    const variant = { stock: 500 };
    const { saleParamIds } = await aProduct(shop, { price, discountPercent, variants: [variant] });
    variants.push(...saleParamIds);
  }
  await aCoupon(shop, { code: 'MEHR', value: 7 });
  await aCoupon(shop, { code: 'ABAN', kind: 'amount', value: 77_777 });
  const customers = await Promise.all(
    ['09131234567', '09137654321'].map(async (UserName) => {
      const { id, token } = await aCustomer(shop, { UserName });
      return { id, token, CustomerAddressId: await addressOf(shop, token) };
    }),
  );
  const invoices = new Map<number, number>();
  let toppedUpToman = 0;

  const numbers = async () => {
    const rows = await shop.store.db.selectFrom('orders').select('id').orderBy('id').execute();
    return rows.map(({ id }) => id);
  };
  const orderOf = async (id: number) =>
    (await desk.ask('GET /v1/desk/orders/one', { id }, owner)).body.Value;

  async function buy() {
    const { token, id, CustomerAddressId } = oneOf(customers);
    // What a payment that was cancelled left in the cart is bought with the rest.
    let hash = '';
    for (let pieces = 1 + upTo(4); pieces > 0; pieces -= 1) {
      const piece = { HashCartId: hash || null, ProductSaleParamId: oneOf(variants) };
      const added = await shop.ask('POST /v1/Orders/Carts/AddCartItem', piece, { token });
      hash = added.body.Value.HashCartId;
    }
    const delivery = { HashCartId: hash, CarrierId: carriers.courier, CustomerAddressId };
    await shop.ask('POST /v1/Orders/CartAddress/Apply', delivery, { token });
    const buyer = { id, token, hash, saleParamId: 0 };
    const coupon = oneOf(['MEHR', 'ABAN', null]);
    if (coupon) await setCoupon(shop, buyer, coupon);
    const cart = await shop.ask('GET /v1/Orders/Carts/Read', { HashCartId: hash }, { token });
    const invoice = await shop.ask(
      'GET /v1/Orders/CartInvoice/Read',
      { HashCartId: hash },
      { token },
    );
    const agreed = invoice.body.Value.AmountPayable;
    expect(cart.body.Value?.CartInfo.AmountPayable).toBe(agreed);
    const wish = { at: oneOf(gatewayNames), useCredit: upTo(2) === 1, agreed };
    const url = await paymentUrl(shop, buyer, wish);
    // An order that the wallet pays whole never sees a bank.
    if (!url.includes('/orderTracking/')) {
      await comeBack(shop, await pressAtBank(shop, url, oneOf(['pay', 'pay', 'pay', 'cancel'])));
    }
    const last = (await numbers()).at(-1);
    if (last !== undefined && !invoices.has(last)) invoices.set(last, agreed);
  }

  async function topUp() {
    const toman = 1_000 + upTo(90_000);
    const url = await topUpUrl(shop, oneOf(customers), String(toman));
    await comeBack(shop, await pressAtBank(shop, url, 'pay'));
    toppedUpToman += toman;
  }

  /** A refusal, as of more than is left, is as good as a refund: the sums have to agree after both. */
  async function refund() {
    const all = await numbers();
    if (all.length === 0) return;
    const order = await orderOf(oneOf(all));
    const line = oneOf(order.lines);
    const wish = {
      orderId: order.id,
      lines: [{ saleParamId: line.ProductSaleParamId, quantity: 1, isRestocked: true }],
      amountToman: 1 + upTo(order.totalToman),
      way: oneOf(['wallet', 'bank'] as const),
      reason: 'برگشت',
      seen: order.refunds.length,
      key: randomUUID(),
    };
    const { status, body } = await desk.ask('POST /v1/desk/refunds/ask', wish, owner);
    if (status !== 200) return;
    const { id, state } = body.Value;
    if (state === 'owed' && upTo(2) === 1) {
      await desk.ask('POST /v1/desk/refunds/pay', { id, trackingNo: 'SATNA-7' }, owner);
    }
  }

  async function reject() {
    const all = await numbers();
    if (all.length === 0) return;
    // An order that is rejected already, or whose refund waits, is refused.
    const id = oneOf(all);
    await desk.ask('POST /v1/desk/orders/reject', { id, reason: 'نداریم' }, owner);
  }

  const linesOf = async (path: string) => {
    const { body } = await desk.send('GET', path, { cookie: owner.cookie });
    return body
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(','));
  };
  const bookOf = (of: string) =>
    linesOf(`/v1/desk/books/csv?from=${day.from}&to=${day.to}&of=${of}`);

  return {
    invoices,
    orders: async () => Promise.all((await numbers()).map(orderOf)),
    toppedUpToman: () => toppedUpToman,
    deal: async () => {
      await buy();
      await oneOf([topUp, refund, refund, reject])();
    },
    balances: async () =>
      sum(
        await shop.store.db.selectFrom('wallets').select('balance').execute(),
        ({ balance }) => balance,
      ),
    views: async () => ({
      figures: (await desk.ask('GET /v1/desk/figures', day, owner)).body.Value,
      books: (await desk.ask('GET /v1/desk/books', day, owner)).body.Value,
      orderFile: await linesOf('/v1/desk/orders/csv'),
      paymentFile: await bookOf('payments'),
      refundFile: await bookOf('refunds'),
    }),
  };
}

export function sum<Item>(items: readonly Item[], amountOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + amountOf(item), 0);
}

/** Chances that are the same for one seed (mulberry32). */
function chances(seed: number) {
  let state = seed;
  const chance = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const upTo = (count: number) => Math.floor(chance() * count);
  const oneOf = <Item>(items: readonly Item[]): Item => items[upTo(items.length)] as Item;
  return { upTo, oneOf };
}
