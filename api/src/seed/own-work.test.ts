import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import { saveShopFacts } from '../home/shop-facts.ts';
import type { Store } from '../store/store.ts';
import { emptyDatabase } from '../testing/test-database.ts';
import { fillStore } from './fill-store.ts';
import { leaveDemo } from './leave-demo.ts';
import { hasOwnWork } from './own-work.ts';
import { toPicture } from './pictures/planned-picture.ts';
import { isUntouched } from './untouched.ts';

const aCustomer = (store: Store) =>
  sql`insert into customers (id, mobile, password_hash, first_name, last_name, registered_at)
    values (1, '09130000000', '', 'نگار', 'رضایی', now())`.execute(store.db);

const anOrder = async (store: Store) => {
  await aCustomer(store);
  await sql`insert into orders (hash, customer_id, registered_at, count_of_products, sub_total, discount, coupon_discount,
      tax_rate, tax, delivery_fee, invoice_due, paid_from_wallet, is_pickup, carrier_name, delivery_address, transferee_mobile)
    values ('hash', 1, now(), 1, 100, 0, 0, 0, 0, 0, 100, 0, true, '', '', '')`.execute(store.db);
};

const ownFacts = (store: Store) =>
  store.transaction((tx) => saveShopFacts(tx, { ShopName: 'لاله' }));

const leave = (store: Store) => store.transaction((tx) => leaveDemo(tx, new Date()));

test('a store in which nobody has done anything begins with the demo', async () => {
  const { store } = await emptyDatabase();

  expect(await isUntouched(store.db)).toBe(true);
});

test.each<[what: string, use: (store: Store) => Promise<unknown>]>([
  ['facts', ownFacts],
  ['a group', (store) => store.db.insertInto('groups').values({ title: 'خوراک' }).execute()],
  ['a customer', aCustomer],
  ['an order', anOrder],
  ['a demo that was left', leave],
])('a shop without goods that has %s does not get the demo at its start', async (_what, use) => {
  const { store } = await emptyDatabase();

  await use(store);

  expect(await isUntouched(store.db)).toBe(false);
});

test('a demo shop whose goods were all deleted does not get them again', async () => {
  const { store } = await emptyDatabase();
  await fillStore(store, toPicture);
  await store.db.deleteFrom('products').execute();

  expect(await isUntouched(store.db)).toBe(false);
});

test('an empty store and an unchanged demo are seeded over without a question', async () => {
  const { store } = await emptyDatabase();

  const empty = await hasOwnWork(store.db);
  await fillStore(store, toPicture);

  expect(empty).toBe(false);
  expect(await hasOwnWork(store.db)).toBe(false);
});

test.each<[what: string, use: (store: Store) => Promise<unknown>]>([
  ['facts of its own', ownFacts],
  ['a product of its own', (store) => aProduct({ store })],
  [
    'a demo product with a price of its own',
    (store) => store.db.updateTable('products').set({ price: 1 }).where('id', '=', 1101).execute(),
  ],
  ['a customer', aCustomer],
  ['an order', anOrder],
  ['left the demo', leave],
])('a shop that has %s warns before it is seeded over', async (_what, use) => {
  const { store } = await emptyDatabase();
  await fillStore(store, toPicture);

  await use(store);

  expect(await hasOwnWork(store.db)).toBe(true);
});

test('a shop that is seeded again can leave the demo again', async () => {
  const { store } = await emptyDatabase();
  await fillStore(store, toPicture);
  await leave(store);
  await fillStore(store, toPicture);

  expect(await leave(store)).toBeGreaterThan(0);
});
