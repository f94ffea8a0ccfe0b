import { expect, test } from 'vitest';
import { aBuyer, fillCart, payAtBank } from '../../payments/testing/payment-fixtures.ts';
import { blockCustomer } from '../blocked-customers.ts';
import { anOwner } from '../ownership-fixtures.ts';
import { customerData } from './customer-data.ts';

test('what the shop hands over to a customer is their own, and has nothing of another', async () => {
  const { shop } = await anOwner();
  const mobile = '09120000000';
  const buyer = await aBuyer(shop, { mobile });
  await payAtBank(shop, buyer);
  const hash = await fillCart(shop, buyer.token, buyer.saleParamId, { quantity: 2 });
  const { db } = shop.store;
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('customer_id', '=', buyer.id)
    .executeTakeFirstOrThrow();
  const cart = await db
    .selectFrom('carts')
    .select('id')
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow();
  const message = { full_name: '', email: '', comment: '', registered_at: shop.clock() };
  await db
    .insertInto('contact_messages')
    .values([
      { ...message, mobile },
      { ...message, mobile: '09131234567' },
    ])
    .execute();

  const data = await customerData(db, mobile);

  const { profile, contact_messages, cart_lines, order_lines, order_statuses, ...tables } =
    data ?? {};
  const owners = Object.entries(tables).flatMap(([table, rows]) =>
    table.startsWith('order_') && table.endsWith('_lines')
      ? []
      : rows.map((row) => (row as { customer_id: number }).customer_id),
  );
  expect(profile).toMatchObject({ mobile });
  expect(new Set(owners)).toEqual(new Set([buyer.id]));
  expect(contact_messages).toMatchObject([{ mobile }]);
  expect(cart_lines).toMatchObject([
    { cart_id: cart.id, sale_param_id: buyer.saleParamId, quantity: 2 },
  ]);
  expect(order_lines).toMatchObject([{ order_id: order.id, sale_param_id: buyer.saleParamId }]);
  expect(new Set(order_statuses?.map(({ order_id }) => order_id))).toEqual(new Set([order.id]));
});

test('a customer who is blocked does not read why in their file: the reason is for the staff alone', async () => {
  const { shop } = await anOwner();
  const mobile = '09120000000';
  const { id } = await aBuyer(shop, { mobile });
  const at = shop.clock();
  await shop.store.transaction((tx) => blockCustomer(tx, { id, reason: 'سفارش‌های ساختگی', at }));

  const data = await customerData(shop.store.db, mobile);

  expect(data?.profile).toMatchObject({ mobile, blocked_at: at });
  expect(JSON.stringify(data)).not.toContain('سفارش‌های ساختگی');
});
