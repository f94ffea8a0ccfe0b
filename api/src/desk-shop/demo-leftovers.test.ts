import { expect, test } from 'vitest';
import { aDeskOf, aMember, loggedChanges } from '../desk/desk-fixtures.ts';
import { fillStore } from '../seed/fill-store.ts';
import { toPicture } from '../seed/pictures/planned-picture.ts';
import { testShop } from '../testing/test-shop.ts';

test('whoever has deleted the goods of the demo one by one still leaves its coupons and carriers behind', async () => {
  const shop = await testShop();
  const desk = await aDeskOf(shop);
  const owner = await aMember(desk, ['owner']);
  const { db } = shop.store;
  await fillStore(shop.store, toPicture);
  await db.deleteFrom('products').execute();
  const kept = { code: 'KASHI10' };
  await db.updateTable('coupons').set({ usage_limit: 7 }).where('code', '=', kept.code).execute();
  const read = async () => (await desk.ask('GET /v1/desk/settings/demo', {}, owner)).body.Value;

  const before = await read();
  await desk.ask('POST /v1/desk/settings/leave-demo', {}, owner);

  expect((await loggedChanges(desk)).at(-1)).toMatchObject({ before, after: { others: 0 } });
  expect(before.goods).toBe(0);
  expect(before.others).toBeGreaterThan(0);
  expect(await read()).toEqual({ goods: 0, others: 0 });
  expect(await db.selectFrom('coupons').select('code').execute()).toEqual([kept]);
  expect(await db.selectFrom('carriers').select('id').execute()).toEqual([]);
});
