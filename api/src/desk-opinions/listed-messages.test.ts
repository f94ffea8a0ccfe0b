import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { aDeskOf, aMember } from '../desk/desk-fixtures.ts';
import { testShop } from '../testing/test-shop.ts';
import { allTexts } from '../texts/text-fixtures.ts';

/** A shop with so many messages from its contact page. */
async function aShopWithMessages(count: number) {
  const shop = await testShop();
  await shop.store.db.insertInto('shop_settings').values({ shop_name: 'کاشی' }).execute();
  const desk = await aDeskOf(shop);
  const support = await aMember(desk, ['support']);
  for (let number = 1; number <= count; number += 1) {
    await shop.ask('POST /v1/Identity/ContactUs/AddMessage', {
      FullName: 'نگار رضایی',
      MobNo: '09131234567',
      Email: 'negar@example.com',
      Comment: `پیام ${number}`,
    });
  }
  const done = (id: number) =>
    desk.ask('POST /v1/desk/messages/done', { id, note: 'تلفنی پاسخ دادم.' }, support);
  const idsOf = async (state: 'waiting' | 'done') => {
    const ids: number[] = [];
    let after: string | undefined;
    do {
      const page = await desk.ask('GET /v1/desk/messages', { state, limit: 1, after }, support);
      ids.push(...page.body.Value.rows.map(({ id }) => id));
      after = page.body.Value.next ?? undefined;
    } while (after !== undefined && ids.length < 9);
    return ids;
  };
  return { shop, desk, support, done, idsOf };
}

test('messages wait oldest first, done ones are listed newest first, and none stands in both or twice', async () => {
  const { done, idsOf } = await aShopWithMessages(4);
  for (const id of [1, 3]) await done(id);

  expect(await idsOf('waiting')).toEqual([2, 4]);
  expect(await idsOf('done')).toEqual([3, 1]);
});

test('an answer bears the name of the shop', async () => {
  const { shop, desk, support } = await aShopWithMessages(1);
  const answer = 'فردا می‌رسد.';

  await desk.ask(
    'POST /v1/desk/messages/answer',
    { id: 1, way: 'sms', answer, key: randomUUID() },
    support,
  );

  expect(await allTexts(shop)).toMatchObject([{ mobile: '09131234567', body: `${answer}\nکاشی` }]);
});

test('a note with half a character is refused, since no log can keep the note', async () => {
  const { desk, support, idsOf } = await aShopWithMessages(1);

  const refused = await desk.ask(
    'POST /v1/desk/messages/done',
    { id: 1, note: 'تلفنی \ud83d' },
    support,
  );

  expect(refused.status).toBe(400);
  expect(await idsOf('waiting')).toEqual([1]);
});
