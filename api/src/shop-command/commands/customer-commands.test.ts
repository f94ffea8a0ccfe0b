import { orderStatus } from '@kashi/contracts/order-status';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aMember } from '../../desk/desk-fixtures.ts';
import { aProduct } from '../../catalogue/catalogue-fixtures.ts';
import { aCustomer, aRegistration, logIn, readProfile } from '../../identity/identity-fixtures.ts';
import { ownTables } from '../../identity/personal-data/customer-data.ts';
import { aBuyer, aSellingShop, payAtBank } from '../../payments/testing/payment-fixtures.ts';
import type { TestShop } from '../../testing/test-shop.ts';
import { aCommandedShop, commandRunner } from '../command-fixtures.ts';

const mobile = aRegistration.UserName;

/** A customer with orders, opinions and an address, and the shop's command runner. */
async function aKnownCustomer() {
  const shop = await aSellingShop();
  const { productId: ProductId, saleParamIds } = await aProduct(shop);
  const buyer = await aBuyer(shop, {
    mobile,
    ...(saleParamIds[0] && { saleParamId: saleParamIds[0] }),
  });
  await payAtBank(shop, buyer);
  await shop.ask(
    'POST /v1/ProductManagement/ProductReviews/Add',
    { Title: 'عالی بود', Text: 'یک هفته است که استفاده می‌کنم.', ProductId },
    { token: buyer.token },
  );
  const command = commandRunner(shop);
  const run = async (...words: string[]) => (await command(...words)).join('\n');
  return { shop, buyer, ProductId, run };
}

/** A running shop looks a token up again every half minute, see `sessions.ts`. */
const onceTokensAreLookedUpAgain = '2026-01-10T08:01:00Z';

const deliverAll = ({ store }: TestShop) =>
  store.db.updateTable('orders').set({ status: orderStatus.delivered }).execute();

test("a customer's export has all data that the shop keeps of them, and no secrets", async () => {
  const { run } = await aKnownCustomer();

  const told = await run('customers', 'export', '۰۹۱۳۱۲۳۴۵۶۷');

  const data = JSON.parse(told) as Record<string, object[]>;
  expect(data['profile']).toMatchObject({ mobile, first_name: 'نگار' });
  expect(data['orders']).toHaveLength(1);
  expect(data['order_lines']).toHaveLength(1);
  expect(data['addresses']).toHaveLength(1);
  expect(data['reviews']).toMatchObject([{ title: 'عالی بود' }]);
  expect(told).not.toMatch(/password|token|argon2/);
});

test('every table that refers to customers is part of the export', async () => {
  const { shop } = await aCommandedShop();

  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'customer_id' order by 1`.execute(
    shop.store.db,
  );

  expect(rows.map(({ name }) => name)).toEqual([...ownTables, 'sessions'].toSorted());
});

test('a closed account leaves no trace of the person, and the accounting stays complete', async () => {
  const { shop, buyer, run, ProductId } = await aKnownCustomer();
  await run('reviews', 'approve', '1');
  await deliverAll(shop);

  expect(await run('customers', 'close', mobile)).toMatch(/closed/);

  expect(await everythingIn(shop)).not.toMatch(/09131234567|نگار|رضایی|خیابان توحید/);
  shop.setTime(onceTokensAreLookedUpAgain);
  expect(await readProfile(shop, buyer.token)).toMatchObject({ status: 401 });
  expect(await logIn(shop, aRegistration.Password)).toMatchObject({ status: 400 });
  const [order] = await shop.store.db.selectFrom('orders').selectAll().execute();
  expect(order).toMatchObject({ customer_id: buyer.id, invoice_due: 155_000 });
  const reviews = await shop.ask('GET /v1/ProductManagement/ProductReviews/Read', { ProductId });
  expect(reviews.body.Value.FilteredReviews).toMatchObject([{ CustomerName: 'مشتری پیشین' }]);
});

test('the number of a closed account may open a new account, which starts empty', async () => {
  const { shop, run } = await aKnownCustomer();
  await deliverAll(shop);
  await run('customers', 'close', mobile);

  const { token } = await aCustomer(shop);

  const { body } = await shop.ask(
    'GET /v1/Orders/OrdersList/Read',
    { ordersListStateFilter: 1 },
    { token },
  );
  expect(body.Value).toEqual([]);
});

test('an account is not closed while an order is on its way', async () => {
  const { run } = await aKnownCustomer();

  await expect(run('customers', 'close', mobile)).rejects.toThrow('An order is on its way.');
});

test('an account is not closed while its wallet has credit', async () => {
  const { shop, run } = await aCommandedShop();
  const { id } = await aCustomer(shop);
  await shop.store.db
    .updateTable('wallets')
    .set({ balance: 5_000 })
    .where('customer_id', '=', id)
    .execute();

  await expect(run('customers', 'close', mobile)).rejects.toThrow('money in the wallet');
});

test('an account is not closed while a correction of its wallet waits', async () => {
  const { shop, run } = await aCommandedShop();
  const { id } = await aCustomer(shop);
  const { id: askedBy } = await aMember({ shop }, ['support']);
  await shop.store.db
    .insertInto('wallet_corrections')
    .values({ customer_id: id, amount: 1, reason: 'x', asked_by: askedBy, asked_at: new Date() })
    .execute();

  await expect(run('customers', 'close', mobile)).rejects.toThrow('waits at the desk');
});

test('a customer is blocked by number with a reason, signs in no more, and is let in again', async () => {
  const { shop, run } = await aCommandedShop();
  const { token } = await aCustomer(shop);

  await run('customers', 'block', mobile, 'سفارش‌های', 'ساختگی');
  const refused = await logIn(shop, aRegistration.Password);
  shop.setTime(onceTokensAreLookedUpAgain);
  const profile = await readProfile(shop, token);
  await run('customers', 'unblock', mobile, 'اشتباه بود');

  expect([refused.status, profile.status]).toEqual([400, 401]);
  expect(await logIn(shop, aRegistration.Password)).toMatchObject({ status: 200 });
  await expect(run('customers', 'block', mobile)).rejects.toThrow('Say why');
});

test('a number without an account, and an invalid number, are refused with a sentence', async () => {
  const { run } = await aCommandedShop();

  await expect(run('customers', 'close', mobile)).rejects.toThrow(`${mobile} has no account.`);
  await expect(run('customers', 'export', '12')).rejects.toThrow('«12» should be a mobile number');
});

/** Every row of every table, as text. */
async function everythingIn({ store }: TestShop): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(
    store.db,
  );
  const texts = await Promise.all(
    tables.map(({ name }) =>
      sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(store.db),
    ),
  );
  return texts.flatMap(({ rows }) => rows.map(({ row }) => row)).join('\n');
}
