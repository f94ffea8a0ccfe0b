import { expect, test } from 'vitest';
import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import { anAddress } from '../checkout/carrier-fixtures.ts';
import { aDeskOf, aMember } from '../desk/desk-fixtures.ts';
import { aNamelessCustomer } from '../identity/identity-fixtures.ts';
import { aSellingShop, fillCart, payAtBank } from '../payments/testing/payment-fixtures.ts';
import { messages } from './messages.ts';

/** A customer who has signed in by a code alone has no name (R37), and can buy as any other. */

test('the desk knows to whom the parcel of a customer without a name goes', async () => {
  const shop = await aSellingShop();
  const desk = await aDeskOf(shop);
  const clerk = await aMember(desk, ['orders', 'support']);
  const { token, mobile } = await aNamelessCustomer(shop);
  const hash = await fillCart(shop, token, (await aProduct(shop)).saleParamIds[0] ?? 0);

  await payAtBank(shop, { hash, token });
  const { id, hash: HashOrderId } = await shop.store.db
    .selectFrom('orders')
    .select(['id', 'hash'])
    .executeTakeFirstOrThrow();
  const one = await desk.ask('GET /v1/desk/orders/one', { id }, clerk);
  const customers = await desk.ask('GET /v1/desk/customers', { mobile }, clerk);
  const own = await shop.ask('GET /v1/Orders/Orders/Read', { HashOrderId }, { token });

  expect(one.body.Value).toMatchObject({
    customerName: '',
    mobile,
    transfereeName: anAddress.TransfereeName,
  });
  expect(customers.body.Value.rows).toMatchObject([{ name: '', mobile, orders: 1 }]);
  expect(own.status).toBe(200);
});

test('a pickup of a customer without a name is handed to whoever has the number', async () => {
  const shop = await aSellingShop();
  const desk = await aDeskOf(shop);
  const clerk = await aMember(desk, ['orders']);
  const { token, mobile } = await aNamelessCustomer(shop);
  const hash = await fillCart(shop, token, (await aProduct(shop)).saleParamIds[0] ?? 0);
  await shop.ask(
    'POST /v1/Orders/CartAddress/Apply',
    { HashCartId: hash, CarrierId: 0, CustomerAddressId: -1 },
    { token },
  );

  await payAtBank(shop, { hash, token });
  const { body } = await desk.ask('GET /v1/desk/orders', {}, clerk);
  const one = await desk.ask('GET /v1/desk/orders/one', { id: body.Value.rows[0]?.id ?? 0 }, clerk);

  expect(one.body.Value).toMatchObject({
    isPickup: true,
    mobile,
    transfereeName: '',
    transfereeMobile: mobile,
  });
});

test('a customer without a name is found by the recipient, and the file says to whom the parcel goes', async () => {
  const shop = await aSellingShop();
  const desk = await aDeskOf(shop);
  const clerk = await aMember(desk, ['orders']);
  const { token, mobile } = await aNamelessCustomer(shop);
  const hash = await fillCart(shop, token, (await aProduct(shop)).saleParamIds[0] ?? 0);
  await payAtBank(shop, { hash, token });
  const { TransfereeName, TransfereeMobNo } = anAddress;
  const found = async (name: string) =>
    (await desk.ask('GET /v1/desk/orders', { name }, clerk)).body.Value.rows.map(
      (row) => row.mobile,
    );
  const fileOf = async (name: string) => {
    const search = new URLSearchParams({ name }).toString();
    const file = await desk.send('GET', `/v1/desk/orders/csv?${search}`, { cookie: clerk.cookie });
    return file.body
      .replace('\uFEFF', '')
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(','));
  };

  const [heads, row, ...more] = await fileOf(TransfereeName.slice(1, -1));

  expect(await found(TransfereeName.slice(1, -1))).toEqual([mobile]);
  expect(await found(`${TransfereeName}%`)).toEqual([]);
  expect(await fileOf('هیچ‌کس')).toHaveLength(1);
  expect(more).toEqual([]);
  const cellOf = (head: string) => row?.[heads?.indexOf(head) ?? -1];
  expect(cellOf(messages.columns.customer)).toBe('');
  expect(cellOf(messages.columns.recipient)).toBe(TransfereeName);
  expect(cellOf(messages.columns.recipientMobile)).toBe(`"=""${TransfereeMobNo}"""`);
});
