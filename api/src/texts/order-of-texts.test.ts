import { sql } from 'kysely';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { UnsentTextError } from '../sms/sms-provider.ts';
import { testShop, type TestShop } from '../testing/test-shop.ts';
import { alertsLast } from './alerts-last.ts';
import { sendMails, sendTexts } from './send-texts.ts';
import { allTexts, aTextProvider, waitingTexts } from './text-fixtures.ts';

beforeEach(() => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
});

function later(shop: TestShop, minutes: number): void {
  shop.setTime(new Date(shop.clock().getTime() + minutes * 60_000));
}

test('a burst of alerts waits for the texts of orders that come after it', async () => {
  const provider = await aTextProvider();
  const shop = await testShop();
  await shop.store.db
    .insertInto('shop_settings')
    .values({ shop_name: 'کاشی', tax_rate: 0 })
    .execute();
  await waitingTexts(shop, 3, { kind: 'stockAlert', words: 'موجود شد' });
  later(shop, 1);
  await waitingTexts(shop, 2);

  await sendTexts({ ...shop, ...provider });

  expect(provider.heard.map(({ body }) => body)).toEqual([
    'پیامک 0',
    'پیامک 1',
    'موجود شد 0',
    'موجود شد 1',
    'موجود شد 2',
  ]);
});

test('the order of the texts is in an index', async () => {
  const { store } = await testShop();
  await store.db
    .insertInto('texts')
    .values(
      Array.from({ length: 3000 }, (_, index) => ({
        send_id: index,
        kind: index % 2 === 0 ? 'stockAlert' : 'approved',
        mobile: '09131234567',
        body: '',
        made_at: new Date(),
        next_try_at: new Date(),
      })),
    )
    .execute();
  await sql`analyze texts`.execute(store.db);

  const plan = await store.db
    .selectFrom('texts as t')
    .select('t.id')
    .where('t.state', '=', 'waiting')
    .orderBy(alertsLast)
    .orderBy('t.next_try_at')
    .orderBy('t.id')
    .limit(1)
    .explain();

  expect(JSON.stringify(plan)).toContain('texts_in_order');
  expect(JSON.stringify(plan)).not.toContain('Sort');
});

test('words that the provider does not take keep their own kind from the round, and no other', async () => {
  const provider = await aTextProvider();
  const shop = await testShop();
  await waitingTexts(shop, 3, { kind: 'registered', words: 'با پیوند' });
  later(shop, 1);
  await waitingTexts(shop, 2, { kind: 'approved' });
  provider.answers(420, 'با پیوند');

  await sendTexts({ ...shop, ...provider });

  expect(provider.heard.map(({ body }) => body)).toEqual(['با پیوند 0', 'پیامک 0', 'پیامک 1']);
  expect(await allTexts(shop)).toMatchObject([
    { state: 'waiting', tries: 1, problem: 'refused-420' },
    { state: 'waiting', tries: 0, problem: null },
    { state: 'waiting', tries: 0, problem: null },
    { state: 'sent' },
    { state: 'sent' },
  ]);
});

test('a round that is ending finishes the text in hand, and begins no other', async () => {
  const shop = await testShop();
  await waitingTexts(shop, 3);
  const ending = new AbortController();
  const sms = {
    ...shop.sms,
    sendText: () => {
      ending.abort();
      return Promise.resolve();
    },
  };

  await sendTexts({ ...shop, sms }, ending.signal);

  expect((await allTexts(shop)).map(({ state }) => state)).toEqual(['sent', 'waiting', 'waiting']);
});

test('a mailbox that takes nothing for now does not keep the mails to others', async () => {
  const shop = await testShop();
  await waitingTexts(shop, 2, { kind: 'mailed-answer' });
  const sent: string[] = [];
  const mail = {
    sendMail: ({ text }: { text: string }) => {
      if (text === 'پیامک 0') return Promise.reject(isFull);
      sent.push(text);
      return Promise.resolve();
    },
  };

  await sendMails({ ...shop, mail });

  expect(sent).toEqual(['پیامک 1']);
});

test('mails of a shop that has no mail server any more say so, and are given up after a day', async () => {
  const shop = await testShop();
  await waitingTexts(shop, 2, { kind: 'mailed-answer' });
  const withoutServer = { ...shop, mail: null };

  await sendMails(withoutServer);
  const atFirst = await allTexts(shop);
  later(shop, 24 * 60);
  await sendMails(withoutServer);

  const failed = { problem: 'mail-no-server' };
  expect(atFirst).toMatchObject(Array(2).fill({ state: 'waiting', ...failed }));
  expect(await allTexts(shop)).toMatchObject(Array(2).fill({ state: 'given-up', ...failed }));
});

const isFull = new UnsentTextError('The mail server refused a mail with 452.', {
  problem: 'mail-refused-452',
  isFinal: false,
  alsoRefused: 'nothing',
});
