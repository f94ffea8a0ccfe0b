import { expect, test } from 'vitest';
import { addressOf, anAddress, aShopInIsfahan, places } from '../checkout/carrier-fixtures.ts';
import { aCustomer } from '../identity/identity-fixtures.ts';
import { testShop } from '../testing/test-shop.ts';
import { messages } from './messages.ts';

test('an address is added, read with its place in words, changed and deleted', async () => {
  const shop = await testShop();
  await aShopInIsfahan(shop);
  const { token } = await aCustomer(shop);

  const added = await shop.ask('POST /v1/Identity/CustomersAddress/Create', anAddress, { token });
  const { Id } = added.body.Value;
  const changed = await shop.ask(
    'PUT /v1/Identity/CustomersAddress/Update',
    { ...anAddress, Id, CityId: places.kashan, PostalCode: '' },
    { token },
  );
  const found = await shop.ask(
    'GET /v1/Identity/CustomersAddress/Find',
    { AddressId: Id },
    { token },
  );
  const deleted = await shop.ask(
    'DELETE /v1/Identity/CustomersAddress/Delete',
    { AddressId: Id },
    { token },
  );
  const left = await shop.ask('GET /v1/Identity/CustomersAddress/Read', {}, { token });

  expect(added.body.Value).toMatchObject({ ...anAddress, FullLocation: 'اصفهان' });
  expect(changed.body.Message).toBe(messages.changed);
  expect(found.body.Value).toMatchObject({ FullLocation: 'اصفهان، کاشان', PostalCode: '' });
  expect(deleted.body.Message).toBe(messages.deleted);
  expect(left.body.Value).toEqual([]);
});

test('two presses that add one address add it once, and another floor is another address', async () => {
  const shop = await testShop();
  await aShopInIsfahan(shop);
  const { token } = await aCustomer(shop);
  const stranger = await aCustomer(shop, { UserName: '09120000000' });

  const [one, other] = await Promise.all([addressOf(shop, token), addressOf(shop, token)]);
  await addressOf(shop, token, { Address: `${anAddress.Address}، طبقهٔ ۲` });
  const strangers = await addressOf(shop, stranger.token);
  const read = await shop.ask('GET /v1/Identity/CustomersAddress/Read', {}, { token });

  expect(other).toBe(one);
  expect(strangers).not.toBe(one);
  expect(read.body.Value).toHaveLength(2);
});

test("somebody else's address is not found, not changed and not deleted", async () => {
  const shop = await testShop();
  await aShopInIsfahan(shop);
  const owner = await aCustomer(shop);
  const stranger = await aCustomer(shop, { UserName: '09120000000' });
  const AddressId = await addressOf(shop, owner.token);
  const asStranger = { token: stranger.token };

  const statuses = [
    await shop.ask('GET /v1/Identity/CustomersAddress/Find', { AddressId }, asStranger),
    await shop.ask(
      'PUT /v1/Identity/CustomersAddress/Update',
      { ...anAddress, Id: AddressId, Title: 'دزد' },
      asStranger,
    ),
    await shop.ask('DELETE /v1/Identity/CustomersAddress/Delete', { AddressId }, asStranger),
  ].map(({ status }) => status);
  const still = await shop.ask(
    'GET /v1/Identity/CustomersAddress/Find',
    { AddressId },
    { token: owner.token },
  );

  expect(statuses).toEqual([404, 404, 404]);
  expect(still.body.Value.Title).toBe(anAddress.Title);
});

test('a guest cannot have addresses', async () => {
  const shop = await testShop();

  const answer = await shop.ask('GET /v1/Identity/CustomersAddress/Read', {});

  expect(answer.status).toBe(401);
});

test('every wrong field of a form is explained beside that field', async () => {
  const shop = await testShop();
  await aShopInIsfahan(shop);
  const { token } = await aCustomer(shop);

  const answer = await shop.ask(
    'POST /v1/Identity/CustomersAddress/Create',
    { ...anAddress, Title: 'x'.repeat(21), PostalCode: '۱۲۳', TransfereeMobNo: '', CityId: 0 },
    { token },
  );
  const unknownCity = await shop.ask(
    'POST /v1/Identity/CustomersAddress/Create',
    { ...anAddress, CityId: 999 },
    { token },
  );

  expect(answer.status).toBe(400);
  expect(answer.body.Errors?.map(({ Field }) => Field).sort()).toEqual([
    'CityId',
    'PostalCode',
    'Title',
    'TransfereeMobNo',
  ]);
  expect(unknownCity).toMatchObject({ status: 400, body: { Message: messages.unknownCity } });
});
