import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addressOf, aShopInIsfahan } from '../checkout/carrier-fixtures.ts';
import { aDeskOf, aMember } from '../desk/desk-fixtures.ts';
import { aCustomer } from '../identity/identity-fixtures.ts';
import { closeAccount } from '../identity/personal-data/close-account.ts';
import { testShop } from '../testing/test-shop.ts';

test('the page of a customer has their own addresses and money alone', async () => {
  const shop = await testShop();
  await aShopInIsfahan(shop);
  const desk = await aDeskOf(shop);
  const owner = await aMember(desk, ['owner']);
  const customers = [
    await aCustomer(shop, { UserName: '09120000001' }),
    await aCustomer(shop, { UserName: '09120000002' }),
  ];
  for (const { id, token } of customers) {
    await addressOf(shop, token, { Title: `خانهٔ ${id}` });
    const { body } = await desk.ask(
      'POST /v1/desk/corrections/ask',
      { customerId: id, amountToman: 1000 * id, reason: 'جبران', key: randomUUID() },
      owner,
    );
    expect(body.Value.state).toBe('booked');
  }

  for (const { id } of customers) {
    const { body } = await desk.ask('GET /v1/desk/customers/one', { id }, owner);

    expect(body.Value).toMatchObject({ id, walletToman: 1000 * id });
    expect(body.Value.addresses.map(({ title }) => title)).toEqual([`خانهٔ ${id}`]);
    expect(body.Value.ledger.map(({ depositToman }) => depositToman)).toEqual([1000 * id]);
    expect(body.Value.corrections.map(({ customerId }) => customerId)).toEqual([id]);
  }
});

test('a closed account is in no list of customers, and has no page', async () => {
  const shop = await testShop();
  const desk = await aDeskOf(shop);
  const owner = await aMember(desk, ['owner']);
  const { id, mobile } = await aCustomer(shop);
  const other = await aCustomer(shop, { UserName: '09120000002' });

  await closeAccount(shop, mobile);

  const list = await desk.ask('GET /v1/desk/customers', {}, owner);
  expect(list.body.Value.rows.map((row) => row.id)).toEqual([other.id]);
  expect((await desk.ask('GET /v1/desk/customers/one', { id }, owner)).status).toBe(404);
});

test('the customers and the corrections are listed newest first, page by page, and none twice', async () => {
  const shop = await testShop();
  const desk = await aDeskOf(shop);
  const owner = await aMember(desk, ['owner']);
  const support = await aMember(desk, ['support']);
  const ids: number[] = [];
  for (const UserName of ['09120000001', '09120000002', '09120000003']) {
    const { id: customerId } = await aCustomer(shop, { UserName });
    ids.unshift(customerId);
    const key = randomUUID();
    const wish = { customerId, amountToman: 1000, reason: 'جبران', key };
    await desk.ask('POST /v1/desk/corrections/ask', wish, support);
  }

  const customers = await desk.ask('GET /v1/desk/customers', { limit: 2 }, owner);
  const moreCustomers = await desk.ask(
    'GET /v1/desk/customers',
    { limit: 2, after: customers.body.Value.next ?? '' },
    owner,
  );
  const corrections = await desk.ask('GET /v1/desk/corrections', { limit: 2 }, owner);
  const moreCorrections = await desk.ask(
    'GET /v1/desk/corrections',
    { limit: 2, after: corrections.body.Value.next ?? '' },
    owner,
  );

  const pages = [customers, moreCustomers].flatMap(({ body }) => body.Value.rows);
  expect(pages.map(({ id }) => id)).toEqual(ids);
  const asked = [corrections, moreCorrections].flatMap(({ body }) => body.Value.rows);
  expect(asked.map(({ customerId }) => customerId)).toEqual(ids);
});
