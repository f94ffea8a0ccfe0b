import { expect, test } from 'vitest';
import { testShop } from '../testing/test-shop.ts';
import { aCustomer } from './identity-fixtures.ts';
import { createSessions } from './sessions.ts';

test('a busy token that another process ended is known for thirty seconds at most', async () => {
  const shop = await testShop();
  const { id, token } = await aCustomer(shop);
  const elsewhere = createSessions(shop.store, shop.clock);
  await shop.sessions.customerOf(token);

  await elsewhere.end(token);
  shop.setTime('2026-01-10T08:00:20Z');
  const soon = await shop.sessions.customerOf(token);
  shop.setTime('2026-01-10T08:00:30Z');
  const later = await shop.sessions.customerOf(token);

  expect(soon).toMatchObject({ id });
  expect(later).toBeNull();
});

test('a token that ends while another request looks it up is not remembered', async () => {
  const shop = await testShop();
  const { token } = await aCustomer(shop);
  const sessions = createSessions(shop.store, shop.clock);

  const [meanwhile] = await Promise.all([sessions.customerOf(token), sessions.end(token)]);
  const afterwards = await sessions.customerOf(token);

  expect(meanwhile).not.toBeNull();
  expect(afterwards).toBeNull();
});
