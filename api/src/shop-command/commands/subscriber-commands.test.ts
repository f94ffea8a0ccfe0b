import { expect, test } from 'vitest';
import { blockCustomer } from '../../identity/blocked-customers.ts';
import { aCustomer } from '../../identity/identity-fixtures.ts';
import type { TestShop } from '../../testing/test-shop.ts';
import { aCommandedShop } from '../command-fixtures.ts';

interface Wish {
  Email: string;
  byEmail?: boolean;
  bySms?: boolean;
}

/** A customer who has saved these wishes in the profile. */
async function aCustomerWho(shop: TestShop, mobile: string, wish: Wish) {
  const { id, token } = await aCustomer(shop, { UserName: mobile });
  const { Email, byEmail = false, bySms = false } = wish;
  const profile = {
    FirstName: 'نگار',
    LastName: 'رضایی',
    Email,
    IsEmailNewsLatterSubsciber: byEmail,
    IsSMSNewsLatterSubsciber: bySms,
  };
  await shop.ask('POST /v1/Identity/CustomersProfile/Update', profile, { token });
  return id;
}

test('the newsletter goes to those who want it, by the way that they chose', async () => {
  const { shop, run } = await aCommandedShop();
  const all = { byEmail: true, bySms: true };
  await aCustomerWho(shop, '09120000001', { Email: 'one@kashi.example', ...all });
  await aCustomerWho(shop, '09120000002', { Email: 'one@kashi.example', byEmail: true });
  await aCustomerWho(shop, '09120000003', { Email: '', ...all });
  await aCustomerWho(shop, '09120000004', { Email: 'four@kashi.example' });

  const [sms, email] = [
    await run('customers', 'subscribers', 'sms'),
    await run('customers', 'subscribers', 'email'),
  ];

  expect(sms).toEqual(['09120000001', '09120000003']);
  expect(email).toEqual(['one@kashi.example']);
  await expect(run('customers', 'subscribers')).rejects.toThrow('should be sms or email');
});

test('who is blocked or has left gets no newsletter', async () => {
  const { shop, run } = await aCommandedShop();
  const wish = { Email: 'one@kashi.example', byEmail: true, bySms: true };
  const id = await aCustomerWho(shop, '09120000001', wish);
  await aCustomerWho(shop, '09120000002', wish);
  await shop.store.transaction((tx) =>
    blockCustomer(tx, { id, reason: 'آزار کارکنان', at: shop.clock() }),
  );
  await run('customers', 'close', '09120000002');

  expect(await run('customers', 'subscribers', 'sms')).toEqual([]);
  expect(await run('customers', 'subscribers', 'email')).toEqual([]);
});
