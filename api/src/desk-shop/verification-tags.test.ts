import { deskMessages } from '@kashi/contracts/desk/desk-messages';
import { expect, test } from 'vitest';
import { aDeskOf, aMember } from '../desk/desk-fixtures.ts';
import { fillStore } from '../seed/fill-store.ts';
import { leaveDemo } from '../seed/leave-demo.ts';
import { toPicture } from '../seed/pictures/planned-picture.ts';
import { testShop } from '../testing/test-shop.ts';

const tags = [
  { Name: 'enamad', Content: '12345678' },
  { Name: 'google-site-verification', Content: 'a+b/c_d=' },
];

async function anOwnersDesk() {
  const shop = await testShop();
  const desk = await aDeskOf(shop);
  const owner = await aMember(desk, ['owner']);
  const save = (VerificationTags: typeof tags) =>
    desk.ask('POST /v1/desk/settings/save', { ShopName: 'لاله', VerificationTags }, owner);
  const baseInfo = async () =>
    (await shop.ask('GET /v1/ContentManagement/Contents/Read', {})).body.Value.BaseInfos;
  return { save, baseInfo };
}

test("the owner's tags are told to who writes pages, and a shop without any says nothing of them", async () => {
  const { save, baseInfo } = await anOwnersDesk();

  const saved = await save(tags);
  const told = await baseInfo();
  await save([]);

  expect(saved.body.Value.facts?.VerificationTags).toEqual(tags);
  expect(told?.VerificationTags).toEqual(tags);
  expect(await baseInfo()).not.toHaveProperty('VerificationTags');
});

test('a whole tag in place of its name, an empty content and a sixth tag are refused beside them', async () => {
  const { save } = await anOwnersDesk();

  const wrong = await save([{ Name: '<meta name="enamad">', Content: ' ' }]);
  const tooMany = await save(Array.from({ length: 6 }, () => ({ Name: 'a', Content: 'b' })));

  const messages = deskMessages.verificationTag;
  expect(wrong.body.Errors).toEqual([
    { Field: 'VerificationTags.0.Name', Message: messages.name },
    { Field: 'VerificationTags.0.Content', Message: messages.content },
  ]);
  expect(tooMany.body.Errors).toEqual([{ Field: 'VerificationTags', Message: messages.tooMany }]);
});

test("the owner's tags stay when the demo goes", async () => {
  const { store } = await testShop();
  await fillStore(store, toPicture);
  await store.db
    .updateTable('shop_settings')
    .set({ verification_tags: JSON.stringify(tags) })
    .execute();

  await store.transaction((tx) => leaveDemo(tx, new Date('2026-01-10T08:00:00Z')));

  const kept = await store.db.selectFrom('shop_settings').select('verification_tags').execute();
  expect(kept).toEqual([{ verification_tags: tags }]);
});
