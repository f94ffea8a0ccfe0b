import { expect, test } from 'vitest';
import { aProduct } from '../../catalogue/catalogue-fixtures.ts';
import { aCustomer } from '../../identity/identity-fixtures.ts';
import { testShop, type TestShop } from '../../testing/test-shop.ts';

const lists: [path: string, rows: string, query?: string][] = [
  ['/v1/ProductManagement/ProductReviews/Read', 'FilteredReviews', 'ProductId=1&'],
  ['/v1/ProductManagement/ProductQuestions/Read', 'FilteredQuestions', 'ProductId=1&'],
  ['/v1/ProductManagement/customerReviews/Read', 'Reviews'],
  ['/v1/ProductManagement/customerQuestions/Read', 'Questions'],
  ['/v1/Identity/customerFininces/Read', 'Transactions'],
  ['/v1/Orders/OrdersList/Read', 'Orders', 'ordersListStateFilter=1&'],
];

test.each(lists)('%s is ten rows a page, from page 0 on', async (path, rows, query = '') => {
  const { shop, token } = await elevenOfEach();
  const pageOf = async (Page: string) => {
    const answer = await shop.askAnything('GET', `${path}?${query}Page=${Page}`, { token });
    const { Value } = answer.json<{ Value: Record<string, number | object[]> }>();
    const { [rows]: read, TotalCount, Page: answered } = Value;
    return [(read as object[]).length, TotalCount, answered];
  };

  expect(await pageOf('0')).toEqual([10, 11, 0]);
  expect(await pageOf('1')).toEqual([1, 11, 1]);
  expect(await pageOf('۱')).toEqual([1, 11, 1]);
  expect(await pageOf('2')).toEqual([0, 11, 2]);
  expect(await pageOf('999999')).toEqual([0, 11, 999_999]);
  for (const garbage of ['', '-1', '1.5', 'abc', '1e3', '99999999999999999999', "1' or 1=1--"]) {
    expect.soft(await pageOf(encodeURIComponent(garbage)), garbage).toEqual([10, 11, 0]);
  }
});

test('without a page, all orders come in a plain list', async () => {
  const { shop, token } = await elevenOfEach();

  const { body } = await shop.ask(
    'GET /v1/Orders/OrdersList/Read',
    { ordersListStateFilter: 1 },
    { token },
  );

  expect(body.Value).toHaveLength(11);
});

/** A customer with eleven rows in each list that has pages. */
async function elevenOfEach(): Promise<{ shop: TestShop; token: string }> {
  const shop = await testShop();
  const { productId } = await aProduct(shop);
  const { id, token } = await aCustomer(shop);
  const rows = Array.from({ length: 11 }, (_, number) => new Date(Date.UTC(2026, 0, 1 + number)));
  const opinion = { product_id: productId, customer_id: id, customer_name: 'نگار' };
  const { db } = shop.store;

  await db
    .insertInto('reviews')
    .values(
      rows.map((at) => ({
        ...opinion,
        title: 'خوب',
        text: 'یک هفته است که دارم.',
        registered_at: at,
        confirmed_at: at,
      })),
    )
    .execute();
  await db
    .insertInto('questions')
    .values(
      rows.map((at) => ({
        ...opinion,
        question: 'چند رنگ دارد؟',
        answer: null,
        registered_at: at,
        confirmed_at: at,
        answered_at: null,
      })),
    )
    .execute();
  const orders = await db
    .insertInto('orders')
    .values(
      rows.map((at, number) => ({
        ...anOrder,
        hash: `order-${number}`,
        customer_id: id,
        registered_at: at,
      })),
    )
    .returning(['id', 'registered_at'])
    .execute();
  await db
    .insertInto('wallet_transactions')
    .values(
      orders.map(({ id: order_id, registered_at }) => ({
        customer_id: id,
        kind: 'purchase' as const,
        order_id,
        attempt_id: null,
        transfer_id: null,
        withdraw: 1000,
        balance: 0,
        registered_at,
      })),
    )
    .execute();
  return { shop, token };
}

const anOrder = {
  attempt_id: null,
  status: 5,
  count_of_products: 1,
  sub_total: 100_000,
  discount: 0,
  coupon_discount: 0,
  tax_rate: 10,
  tax: 10_000,
  delivery_fee: 0,
  invoice_due: 110_000,
  paid_from_wallet: 0,
  bank_reference: null,
  is_pickup: true,
  carrier_name: '',
  delivery_address: '',
  transferee_mobile: '',
  prepare_duration: null,
  torob_clid: null,
};
