import { expect, test } from 'vitest';
import { testShop } from '../testing/test-shop.ts';
import { fillStore } from './fill-store.ts';
import { countDemoOthers, leaveDemo } from './leave-demo.ts';
import { toPicture } from './pictures/planned-picture.ts';

const now = new Date('2026-01-10T08:00:00Z');

async function aDemoShop() {
  const shop = await testShop();
  await fillStore(shop.store, toPicture);
  return shop;
}

test('facts that the owner has changed in part stay, and the shop is closed while they have the name of the demo', async () => {
  const shop = await aDemoShop();
  await shop.store.db.updateTable('shop_settings').set({ account_key: '6219' }).execute();

  await shop.store.transaction((tx) => leaveDemo(tx, now));

  const facts = await shop.store.db
    .selectFrom('shop_settings')
    .select(['account_key', 'opening'])
    .execute();
  expect(facts).toEqual([{ account_key: '6219', opening: 'new' }]);
});

test('a fact of the demo that nobody has changed goes, also where others were', async () => {
  const shop = await aDemoShop();
  const { db } = shop.store;
  const own = { shop_name: 'لاله', email: 'laleh@laleh.ir', enamad_link1: 'https://enamad.ir/1' };
  await db.updateTable('shop_settings').set(own).execute();

  await shop.store.transaction((tx) => leaveDemo(tx, now));

  const facts = await db.selectFrom('shop_settings').selectAll().executeTakeFirstOrThrow();
  const asOfNew = { account_key: '', account_owner: '', address: '', tell_no: '', lat: null };
  const badges = { enamad_pic_path1: '', enamad_link2: '', enamad_pic_path2: '' };
  expect(facts).toMatchObject({ ...own, ...asOfNew, ...badges, opening: 'open' });
  expect(JSON.stringify(facts)).not.toContain('kashi');
  expect(facts.about_short_us).toBe('');
  expect(facts.city_id).not.toBe(null);
});

test('the facts count as something of the demo while shoppers meet one of them', async () => {
  const shop = await aDemoShop();
  const { db } = shop.store;
  const before = await countDemoOthers(db);

  await db.updateTable('shop_settings').set({ shop_name: 'لاله', email: 'a@laleh.ir' }).execute();

  expect(await countDemoOthers(db)).toBe(before);
});
