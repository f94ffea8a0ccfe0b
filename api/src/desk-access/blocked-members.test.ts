import { expect, test } from 'vitest';
import { aDeskOf, aMember } from '../desk/desk-fixtures.ts';
import { testShop } from '../testing/test-shop.ts';

test('a session that was opened while its member was being blocked is none', async () => {
  const desk = await aDeskOf(await testShop());
  const clerk = await aMember(desk, ['orders']);
  const { db } = desk.shop.store;

  await db.updateTable('staff').set({ blocked_at: desk.shop.clock() }).execute();

  expect((await desk.ask('GET /v1/desk/session', {}, clerk)).body.Value.stage).toBe('none');
  expect((await desk.ask('GET /v1/desk/orders', {}, clerk)).status).toBe(401);
});

test('of two owners who take the role from each other at once one stays an owner', async () => {
  const desk = await aDeskOf(await testShop());
  const one = await aMember(desk, ['owner'], { userName: 'one' });
  const other = await aMember(desk, ['owner'], { userName: 'other' });
  const demote = (id: number, by: { cookie: string }) =>
    desk.ask('POST /v1/desk/staff/change', { id, fullName: 'همکار', roles: ['orders'] }, by);

  const asked = await Promise.all([demote(other.id, one), demote(one.id, other)]);
  const roles = await desk.shop.store.db.selectFrom('staff').select('roles').execute();

  expect(asked.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  expect(roles).toContainEqual({ roles: ['owner'] });
});
