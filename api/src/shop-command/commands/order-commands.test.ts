import { expect, test } from 'vitest';
import {
  aBuyer,
  aSellingShop,
  allOrders,
  fillCart,
  payAtBank,
  stockOf,
  walletOf,
} from '../../payments/testing/payment-fixtures.ts';
import { commandRunner } from '../command-fixtures.ts';

async function aPaidOrder({ credit = 0 } = {}) {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop, { quantity: 2, credit });
  const stock = await stockOf(shop, buyer.saleParamId);
  await payAtBank(shop, buyer, { useCredit: credit > 0 });
  const { id = 0, hash = '' } = (await allOrders(shop))[0] ?? {};
  const read = async () => {
    const answer = await shop.ask('GET /v1/Orders/Orders/Read', { HashOrderId: hash }, buyer);
    return answer.body.Value;
  };
  return { shop, buyer, stock, read, run: commandRunner(shop), id: String(id) };
}

test('an order is approved, handed over and delivered, and the customer sees each step with its time', async () => {
  const { shop, run, id, read } = await aPaidOrder();

  const waiting = await run('orders', 'list');
  const said = [await run('orders', 'approve', id)];
  shop.setTime('2026-01-11T08:00:00Z');
  said.push(await run('orders', 'hand-over', id));
  shop.setTime('2026-01-12T08:00:00Z');
  said.push(await run('orders', 'deliver', id));

  expect(waiting[0]).toMatch(
    new RegExp(`^${id}  2026-01-10T08:00  awaits approval  265000 toman  `),
  );
  expect(waiting[1]).toContain('نگار رضایی 09131234567: ');
  expect(waiting[2]).toMatch(/^ {4}2 /);
  expect(waiting.at(-1)).toBe('1 under way.');
  expect(said.flat()).toEqual([
    `The order ${id} is approved.`,
    `The order ${id} is with the courier.`,
    `The order ${id} is delivered.`,
  ]);
  expect(await read()).toMatchObject({
    LastOrderStatusTypeId: 5,
    StatusDates: [
      { OrderStatusTypeId: 1 },
      { OrderStatusTypeId: 2, DateTime: '2026-01-10T08:00:00.000Z' },
      { OrderStatusTypeId: 4, DateTime: '2026-01-11T08:00:00.000Z' },
      { OrderStatusTypeId: 5, DateTime: '2026-01-12T08:00:00.000Z' },
    ],
  });
  expect(await run('orders', 'list')).toEqual(['No order is under way.']);
});

test("steps can be neither skipped nor taken back, and the command's other orders are still handled", async () => {
  const { run, id } = await aPaidOrder();

  await expect(run('orders', 'deliver', id)).rejects.toThrow(
    `approved for pickup or ready: ${id}.`,
  );
  await expect(run('orders', 'approve', '7', id)).rejects.toThrow(
    'No order with this number awaits approval: 7.',
  );
  await expect(run('orders', 'approve', id)).rejects.toThrow(
    `No order with this number awaits approval: ${id}.`,
  );
  await run('orders', 'hand-over', id);
  await expect(run('orders', 'reject', id)).rejects.toThrow(
    'No order with this number awaits approval, is approved or is ready for pickup',
  );
});

test('an order for pickup needs no courier', async () => {
  const { shop, run, id } = await aPaidOrder();
  await shop.store.db.updateTable('orders').set({ is_pickup: true }).execute();
  await run('orders', 'approve', id);

  await expect(run('orders', 'hand-over', id)).rejects.toThrow('approved for a courier');
  expect(await run('orders', 'deliver', id)).toEqual([`The order ${id} is delivered.`]);
});

test('the goods of a rejected order return to the stock, and all that was paid goes into the wallet', async () => {
  const { shop, buyer, stock, run, id, read } = await aPaidOrder({ credit: 65_000 });
  await run('orders', 'approve', id);

  const before = await read();
  const said = await run('orders', 'reject', id);

  expect(before.PrepareDuration).toBe('۱ روز کاری');
  expect(said).toEqual([`The order ${id} is rejected: 265000 toman are in the wallet.`]);
  expect(await stockOf(shop, buyer.saleParamId)).toBe(stock);
  expect(await walletOf(shop, buyer.id)).toMatchObject({ balance: 265_000, held: 0 });
  // A rejected order has no delivery time.
  expect(await read()).toMatchObject({ LastOrderStatusTypeId: 3, PrepareDuration: null });
  const ledger = await shop.ask('GET /v1/Identity/customerFininces/Read', { Page: 0 }, buyer);
  expect(ledger.body.Value.Transactions[0]).toMatchObject({
    FinancialTransactionTypes: 'برگشت پول',
    OrderId: Number(id),
    Deposit: 265_000,
    Balance: 265_000,
  });
});

test('a coupon used for a rejected order can be used again', async () => {
  const shop = await aSellingShop();
  const coupon = { code: 'MEHR', kind: 'amount', value: 10_000, usage_limit: 1 } as const;
  await shop.store.db.insertInto('coupons').values(coupon).execute();
  const buyer = await aBuyer(shop);
  const spend = async (HashCartId: string) => {
    const set = 'POST /v1/Orders/CartCoupons/SetCouponToCart';
    return (await shop.ask(set, { HashCartId, CouponCode: 'MEHR' }, buyer)).status;
  };
  await spend(buyer.hash);
  await payAtBank(shop, buyer);
  const id = String((await allOrders(shop))[0]?.id);
  const next = await fillCart(shop, buyer.token, buyer.saleParamId);

  const before = await spend(next);
  await commandRunner(shop)('orders', 'reject', id);

  expect(before).toBe(400);
  expect(await spend(next)).toBe(200);
});

test('five people who reject one order at once refund it once', async () => {
  const { shop, buyer, run, id } = await aPaidOrder();

  const rejected = await Promise.allSettled(
    Array.from({ length: 5 }, () => run('orders', 'reject', id)),
  );

  expect(rejected.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await walletOf(shop, buyer.id)).toMatchObject({ balance: 265_000 });
});
