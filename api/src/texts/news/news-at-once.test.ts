import { expect, test } from 'vitest';
import { newServerDatabase, serverStore, serverUrl } from '../../testing/server-database.ts';
import { testShop } from '../../testing/test-shop.ts';
import { aToldNumber, newsTexts, writeMessages } from './news-fixtures.ts';
import { messages } from './messages.ts';
import { lockNewsSettings, saveNewsSettings } from './news-settings.ts';
import { queueNews } from './queue-news.ts';

test.skipIf(!serverUrl)('two processes at once tell all news in one text', async () => {
  const database = await newServerDatabase();
  const one = await testShop({ store: await serverStore(database) });
  const other = await testShop({ store: await serverStore(database) });
  await aToldNumber(one);
  await writeMessages(one.store.db, { count: 50, at: one.clock() });

  await Promise.all([one, other, one, other].map((shop) => queueNews(shop)));

  expect(await newsTexts(one)).toMatchObject([
    { body: messages.newMessages(messages.count(50)), state: 'waiting' },
  ]);
});

test.skipIf(!serverUrl)(
  'a message that arrives while its number is being removed waits for nobody, and is told to nobody',
  async () => {
    const shop = await testShop({ store: await serverStore(await newServerDatabase()) });
    await aToldNumber(shop);

    await shop.store.transaction(async (tx) => {
      const settings = await lockNewsSettings(tx);
      await saveNewsSettings(tx, { ...settings, numbers: [] });
      await writeMessages(shop.store.db, { at: shop.clock() });
    });
    const { db } = shop.store;
    const written = await db.selectFrom('contact_messages').select('id').execute();
    await queueNews(shop);

    expect(written).toHaveLength(1);
    expect(await newsTexts(shop)).toEqual([]);
    expect(await db.selectFrom('untold_news').selectAll().execute()).toEqual([]);
  },
);
