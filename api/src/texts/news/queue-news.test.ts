import { expect, test } from 'vitest';
import { speakAlike } from '../../move-store/store-lines.ts';
import { testShop, type TestShop } from '../../testing/test-shop.ts';
import { sendTexts } from '../send-texts.ts';
import { aTextProvider, waitingTexts } from '../text-fixtures.ts';
import { aToldNumber, later, newsTexts, ownersNumber, writeMessages } from './news-fixtures.ts';
import { messages } from './messages.ts';
import { queueNews } from './queue-news.ts';

const untold = ({ store }: TestShop) => store.db.selectFrom('untold_news').selectAll().execute();

/** The staff is told, with a provider that takes every text. */
async function tell(shop: TestShop): Promise<void> {
  await queueNews(shop);
  await sendTexts(shop);
}

const toldOf = (...counts: number[]) =>
  counts.map((count) => ({ body: messages.newMessages(messages.count(count)) }));

test('the first message is told at once, and those within the next quarter of an hour together', async () => {
  const shop = await testShop();
  await aToldNumber(shop);

  await writeMessages(shop.store.db, { at: shop.clock() });
  await tell(shop);
  later(shop, 10);
  await writeMessages(shop.store.db, { count: 3, at: shop.clock() });
  await tell(shop);
  const within = await newsTexts(shop);
  later(shop, 5);
  await tell(shop);

  expect(within).toMatchObject(toldOf(1));
  expect(await newsTexts(shop)).toMatchObject(toldOf(1, 3));
  expect(await newsTexts(shop)).toMatchObject([{ mobile: ownersNumber, state: 'sent' }, {}]);
});

test('a hundred messages in an hour are four texts, and the fifth tells the rest', async () => {
  const shop = await testShop();
  await aToldNumber(shop);

  for (let minute = 0; minute < 60; minute += 1) {
    await writeMessages(shop.store.db, { count: minute % 3 === 2 ? 1 : 2, at: shop.clock() });
    await tell(shop);
    later(shop, 1);
  }
  const inTheHour = await newsTexts(shop);
  await tell(shop);

  expect(inTheHour).toHaveLength(4);
  expect(await newsTexts(shop)).toMatchObject(toldOf(2, 25, 25, 25, 23));
});

test('the window is the one that the owner has chosen', async () => {
  const shop = await testShop();
  await aToldNumber(shop);
  await shop.store.db
    .insertInto('news_settings')
    .values({ quiet_from: 0, quiet_until: 0, window_minutes: 60 })
    .execute();

  for (let time = 0; time < 2; time += 1) {
    await writeMessages(shop.store.db, { at: shop.clock() });
    await tell(shop);
    later(shop, 59);
  }

  expect(await newsTexts(shop)).toMatchObject(toldOf(1));
});

test('the night is quiet, and the morning has one text about it', async () => {
  const shop = await testShop();
  await aToldNumber(shop);
  shop.setTime('2026-01-10T18:30:00Z');
  await writeMessages(shop.store.db, { count: 2, at: shop.clock() });
  await tell(shop);
  shop.setTime('2026-01-11T04:29:00Z');
  await writeMessages(shop.store.db, { at: shop.clock() });
  await tell(shop);
  const atNight = await newsTexts(shop);

  shop.setTime('2026-01-11T04:30:00Z');
  await tell(shop);

  expect(atNight).toEqual([]);
  expect(await newsTexts(shop)).toMatchObject(toldOf(3));
});

test('while a text waits for the provider the news gather, so that a day without one is two texts', async () => {
  const provider = await aTextProvider();
  const shop = await testShop();
  await aToldNumber(shop);
  await aToldNumber(shop, { mobile: '09124445566', kinds: ['low-stock'] });
  provider.answers(500);
  for (let hour = 0; hour < 6; hour += 1) {
    await writeMessages(shop.store.db, { at: shop.clock() });
    await queueNews(shop);
    await sendTexts({ ...shop, ...provider });
    later(shop, 60);
  }
  const whileDown = await newsTexts(shop);

  provider.answers(200);
  await sendTexts({ ...shop, ...provider });
  await queueNews(shop);
  await sendTexts({ ...shop, ...provider });

  expect(whileDown).toMatchObject([{ ...toldOf(1)[0], state: 'waiting', problem: 'refused-500' }]);
  expect(await newsTexts(shop)).toMatchObject(toldOf(1, 5));
});

test('each number hears of its own kinds, and a kind that nobody wants is not even noted', async () => {
  const shop = await testShop();
  await aToldNumber(shop, { kinds: ['order'] });
  await writeMessages(shop.store.db, { at: shop.clock() });
  const noted = await untold(shop);
  await aToldNumber(shop, { mobile: '09124445566', kinds: ['message'] });
  await writeMessages(shop.store.db, { at: shop.clock() });

  await tell(shop);

  expect(noted).toEqual([]);
  expect(await newsTexts(shop)).toMatchObject([{ mobile: '09124445566', ...toldOf(1)[0] }]);
});

test('what is rolled back, or was answered meanwhile, is told to nobody', async () => {
  const shop = await testShop();
  const { store, clock } = shop;
  await aToldNumber(shop);

  const lost = store.transaction(async (tx) => {
    await writeMessages(tx, { at: clock() });
    throw new Error('The lights went out.');
  });
  await expect(lost).rejects.toThrow('The lights went out.');
  const afterwards = await untold(shop);
  await writeMessages(store.db, { at: clock() });
  await store.db.updateTable('contact_messages').set({ handled_at: clock() }).execute();
  await tell(shop);

  expect(afterwards).toEqual([]);
  expect(await untold(shop)).toEqual([]);
  expect(await newsTexts(shop)).toEqual([]);
});

test('rows that are carried from another store or a backup are no news', async () => {
  const shop = await testShop();
  await aToldNumber(shop);

  await shop.store.transaction(async (tx) => {
    await speakAlike(tx);
    await writeMessages(tx, { at: shop.clock() });
  });
  const carried = await untold(shop);
  await writeMessages(shop.store.db, { at: shop.clock() });

  expect(carried).toEqual([]);
  expect(await untold(shop)).toHaveLength(1);
});

test('the quiet hours of the staff do not hold the texts to customers back, nor those of customers the staff’s', async () => {
  const shop = await testShop();
  await aToldNumber(shop);
  await shop.store.db
    .insertInto('news_settings')
    .values({ quiet_from: 0, quiet_until: 8, window_minutes: 15 })
    .execute();
  await shop.store.db
    .insertInto('text_settings')
    .values({ kinds: '{}', quiet_from: 8, quiet_until: 0 })
    .execute();
  await waitingTexts(shop);
  await writeMessages(shop.store.db, { at: shop.clock() });
  const sent = async () => {
    await tell(shop);
    const texts = await newsTexts(shop);
    return texts.filter(({ state }) => state === 'sent').map(({ kind }) => kind);
  };

  const byDay = await sent();
  shop.setTime('2026-01-10T23:00:00Z');
  await writeMessages(shop.store.db, { at: shop.clock() });
  const byNight = await sent();

  expect(byDay).toEqual(['message']);
  expect(byNight).toEqual(['registered', 'message']);
});
