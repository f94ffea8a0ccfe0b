import { expect, test } from 'vitest';
import { addItem } from '../carts/cart-fixtures.ts';
import { fillCart } from '../payments/testing/payment-fixtures.ts';
import type { TestShop } from '../testing/test-shop.ts';
import { customerData } from './personal-data/customer-data.ts';
import { aCustomer } from './identity-fixtures.ts';
import { anOwner, cartCalls, delivery, namingCalls, nothing } from './ownership-fixtures.ts';

test("a second customer can neither read nor change anything of the first one's", async () => {
  const { shop, owner, names } = await anOwner();
  const { token } = await aCustomer(shop, { UserName: '09120000000' });
  const before = await customerData(shop.store.db, owner.mobile);

  for (const asking of namingCalls) {
    const [name, input] = asking(names);
    const foreign = await shop.ask(name, input, { token });
    const absent = await shop.ask(name, asking({ ...names, ...nothing })[1], { token });

    expect.soft(foreign.status, name).toBe(404);
    expect.soft(foreign.body, name).toEqual(absent.body);
  }
  expect(await customerData(shop.store.db, owner.mobile)).toEqual(before);
});

test('the owner gets all of it, which proves that the calls above name existing data', async () => {
  const { shop, owner, names } = await anOwner();

  const reads = [...namingCalls, ...cartCalls]
    .map((asking) => asking(names))
    .filter(([name]) => name.startsWith('GET') && !name.includes('Payment/'));

  for (const [name, input] of reads) {
    expect.soft((await shop.ask(name, input, owner)).status, name).toBe(200);
  }
});

test.each<[string, (shop: TestShop) => Promise<{ token?: string }>]>([
  ['a guest', () => Promise.resolve({})],
  [
    'a second customer',
    async (shop) => ({ token: (await aCustomer(shop, { UserName: '09120000000' })).token }),
  ],
])('for %s a customer’s cart does not exist, and it stays unchanged', async (_who, signIn) => {
  const { shop, owner, names } = await anOwner();
  const asker = await signIn(shop);
  const before = await customerData(shop.store.db, owner.mobile);

  for (const asking of cartCalls) {
    const [name, input] = asking(names);
    const foreign = await shop.ask(name, input, asker);
    const absent = await shop.ask(name, asking({ ...names, ...nothing })[1], asker);

    expect.soft(foreign.body, name).toEqual(absent.body);
    expect.soft(JSON.stringify(foreign.body), name).not.toContain(names.cart);
  }
  const added = await addItem(shop, names.saleParam, names.cart, asker.token);

  expect(added.body.Value.HashCartId).not.toBe(names.cart);
  expect(await customerData(shop.store.db, owner.mobile)).toEqual(before);
});

test('a cart cannot be sent to another customer’s address', async () => {
  const { shop, names } = await anOwner();
  const { token } = await aCustomer(shop, { UserName: '09120000000' });
  const cart = await fillCart(shop, token, names.saleParam);

  for (const name of [
    'GET /v1/BasicDefinitions/Carriers/Read',
    'POST /v1/Orders/CartAddress/Apply',
    'GET /v1/Orders/CartAddress/GetDeliveryFee',
  ] as const) {
    const foreign = await shop.ask(name, delivery(cart, names.address), { token });
    const absent = await shop.ask(name, delivery(cart, nothing.address), { token });

    expect.soft(foreign.status, name).toBe(404);
    expect.soft(foreign.body, name).toEqual(absent.body);
  }
});

test('lists without an id contain only the customer’s own data', async () => {
  const { shop } = await anOwner();
  const { token } = await aCustomer(shop, { UserName: '09120000000' });
  const asked = { token };
  const first = { Page: 0 };

  const lists = await Promise.all([
    shop.ask('GET /v1/Identity/CustomersAddress/Read', {}, asked),
    shop.ask('GET /v1/ProductManagement/customerReviews/Read', first, asked),
    shop.ask('GET /v1/ProductManagement/customerQuestions/Read', first, asked),
    shop.ask('GET /v1/ProductManagement/customerAlerts/Read', {}, asked),
    shop.ask('GET /v1/Orders/OrdersList/Read', { ordersListStateFilter: 2 }, asked),
    shop.ask('GET /v1/Identity/customerFininces/Read', first, asked),
    shop.ask('GET /v1/Identity/CustomerFininces/GetBalance', {}, asked),
    shop.ask('GET /v1/Orders/Carts/Read', {}, asked),
  ]);

  expect(lists.map(({ body }) => body.Value)).toEqual([
    [],
    { TotalCount: 0, Page: 0, Reviews: [] },
    { TotalCount: 0, Page: 0, Questions: [] },
    [],
    [],
    { TotalCount: 0, Page: 0, Transactions: [] },
    { Balance: 0 },
    null,
  ]);
});
