import { expect, test } from 'vitest';
import { aDeskOf, aMember } from '../desk/desk-fixtures.ts';
import { aCustomer } from '../identity/identity-fixtures.ts';
import { testShop } from '../testing/test-shop.ts';

test('a customer is found whatever digits the name and the search are written in', async () => {
  const shop = await testShop();
  const desk = await aDeskOf(shop);
  const member = await aMember(desk, ['owner']);
  await aCustomer(shop);
  await shop.store.db
    .updateTable('customers')
    .set({ first_name: 'شرکت', last_name: 'سپهر ۲۰' })
    .execute();

  const found = await Promise.all(
    ['سپهر ۲۰', 'سپهر 20'].map(async (name) => {
      const { body } = await desk.ask('GET /v1/desk/customers', { name }, member);
      return body.Value.rows.length;
    }),
  );

  expect(found).toEqual([1, 1]);
});

test('a customer is found with or without the half-space of the name', async () => {
  const shop = await testShop();
  const desk = await aDeskOf(shop);
  const member = await aMember(desk, ['owner']);
  await aCustomer(shop);
  await shop.store.db
    .updateTable('customers')
    .set({ first_name: 'علی\u200cرضا', last_name: 'سپهر' })
    .execute();

  const found = await Promise.all(
    ['علی\u200cرضا', 'علیرضا', 'علی رضا', 'علیرضا سپهر'].map(async (name) => {
      const { body } = await desk.ask('GET /v1/desk/customers', { name }, member);
      return body.Value.rows.length;
    }),
  );

  expect(found).toEqual([1, 1, 1, 1]);
});

test('a customer is found however the letters of the name and of the search are spelt', async () => {
  const shop = await testShop();
  const desk = await aDeskOf(shop);
  const member = await aMember(desk, ['owner']);
  await aCustomer(shop);
  const found = async (first_name: string, name: string) => {
    await shop.store.db.updateTable('customers').set({ first_name }).execute();
    return (await desk.ask('GET /v1/desk/customers', { name }, member)).body.Value.rows.length;
  };

  expect(await found('Sara', 'sara')).toBe(1);
  expect(await found('آرش', 'ارش')).toBe(1);
  expect(await found('رضائی', 'رضایی')).toBe(1);
  expect(await found('مصطفى', 'مصطفی')).toBe(1);
  expect(await found('فاطمة', 'فاطمه')).toBe(1);
  expect(await found('سارا', 'سارا.')).toBe(0);
  expect(await found('سارا', '.*')).toBe(0);
});

test('a customer is found by the number as a phone or a messenger gives it, and by no number at all', async () => {
  const shop = await testShop();
  const desk = await aDeskOf(shop);
  const member = await aMember(desk, ['owner']);
  await aCustomer(shop);
  await shop.store.db.updateTable('customers').set({ mobile: '09123456789' }).execute();

  const found = await Promise.all(
    ['989123456789', '+98 912 345 6789', '0912 345-67', '۰۹۱۲', '0913', '-'].map(async (mobile) => {
      const { body } = await desk.ask('GET /v1/desk/customers', { mobile }, member);
      return body.Value.rows.length;
    }),
  );

  expect(found).toEqual([1, 1, 1, 1, 0, 0]);
});
