import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { newServerDatabase, serverStore, serverUrl } from '../testing/server-database.ts';
import { testShop, type TestShop } from '../testing/test-shop.ts';
import { countFailedTexts } from './failed-texts.ts';
import { sendTexts } from './send-texts.ts';
import { allTexts, aTextProvider, waitingTexts } from './text-fixtures.ts';

const fourDaysMs = 4 * 24 * 60 * 60 * 1000;

let logged: string[];

beforeEach(() => {
  logged = [];
  const log = vi.spyOn(console, 'error').mockImplementation((line: string) => {
    logged.push(line);
  });
  onTestFinished(() => log.mockRestore());
});

/** The shop's time moved on. */
function later(shop: TestShop, minutes: number): void {
  shop.setTime(new Date(shop.clock().getTime() + minutes * 60_000));
}

test('what is due is sent through the provider, and once', async () => {
  const provider = await aTextProvider();
  const shop = await testShop();
  await waitingTexts(shop, 2);

  await sendTexts({ ...shop, ...provider });
  await sendTexts({ ...shop, ...provider });

  expect(provider.heard).toEqual([
    { mobile: '09131234567', body: 'پیامک 0', sendId: 1000 },
    { mobile: '09131234567', body: 'پیامک 1', sendId: 1001 },
  ]);
  expect(await allTexts(shop)).toMatchObject([
    { state: 'sent', tries: 1, sent_at: shop.clock(), problem: null },
    { state: 'sent', tries: 1, sent_at: shop.clock(), problem: null },
  ]);
});

test('a provider that is down is asked once in a round, and gets every text when it is up again', async () => {
  const provider = await aTextProvider();
  const shop = await testShop();
  await waitingTexts(shop, 3);
  provider.answers(500);

  await sendTexts({ ...shop, ...provider });
  const whileDown = await allTexts(shop);
  const askedWhileDown = provider.heard.length;
  provider.answers(200);
  later(shop, 1);
  await sendTexts({ ...shop, ...provider });

  expect(askedWhileDown).toBe(1);
  expect(whileDown[0]).toMatchObject({ state: 'waiting', tries: 1, problem: 'refused-500' });
  expect((await allTexts(shop)).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']);
  expect(logged).toEqual([]);
});

test('a text that fails again and again waits twice as long each time, an hour at the most, and is given up after a day', async () => {
  const provider = await aTextProvider();
  const shop = await testShop();
  await shop.store.db
    .insertInto('text_settings')
    .values({ kinds: '{}', quiet_from: 0, quiet_until: 0 })
    .execute();
  await waitingTexts(shop);
  provider.answers(418);
  const begun = shop.clock().getTime();

  const triedAfter: number[] = [];
  while ((await allTexts(shop))[0]?.state === 'waiting' && triedAfter.length < 100) {
    triedAfter.push((shop.clock().getTime() - begun) / 60_000);
    await sendTexts({ ...shop, ...provider });
    shop.setTime((await allTexts(shop))[0]?.next_try_at ?? shop.clock());
  }

  expect(triedAfter.slice(0, 9)).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183]);
  expect(triedAfter.at(-1)).toBeGreaterThanOrEqual(24 * 60);
  expect(triedAfter.at(-2)).toBeLessThan(24 * 60);
  expect(await allTexts(shop)).toMatchObject([{ state: 'given-up', problem: 'refused-418' }]);
  expect(provider.heard).toHaveLength(triedAfter.length);
  expect(logged).toEqual([
    `The text 1 is given up after ${triedAfter.length} tries: Kavenegar refused a text with 418.`,
  ]);
});

test('a number that the provider never accepts is given up at once, and keeps no other text', async () => {
  const provider = await aTextProvider();
  const shop = await testShop();
  await waitingTexts(shop, 2);
  provider.answers(411);

  await sendTexts({ ...shop, ...provider });

  expect((await allTexts(shop)).map(({ state }) => state)).toEqual(['given-up', 'given-up']);
});

test('a text that was given up is told of for four days after its last try, and one that still waits for as long as it waits', async () => {
  const provider = await aTextProvider();
  const shop = await testShop();
  await waitingTexts(shop, 1);
  provider.answers(411);
  await sendTexts({ ...shop, ...provider });
  const [givenUp] = await allTexts(shop);
  const failedAfter = (minutes: number) =>
    countFailedTexts(
      shop.store.db,
      new Date(Number(givenUp?.next_try_at) + fourDaysMs + minutes * 60_000),
    );

  expect([await failedAfter(-1), await failedAfter(0)]).toEqual([1, 0]);

  await shop.store.db.updateTable('texts').set({ state: 'waiting' }).execute();
  expect(await failedAfter(60)).toBe(1);
});

test('at the border of the quiet hours a text waits from their first minute until their end', async () => {
  const provider = await aTextProvider();
  const shop = await testShop();
  const sentAt = async (tehranTime: string) => {
    shop.setTime(`${tehranTime}+03:30`);
    await sendTexts({ ...shop, ...provider });
    return provider.heard.length;
  };

  shop.setTime('2026-01-10T21:00:00+03:30');
  await waitingTexts(shop);
  const before = await sentAt('2026-01-10T21:59:59');
  await shop.store.db
    .updateTable('texts')
    .set({ state: 'waiting', next_try_at: shop.clock() })
    .execute();
  const quiet = [
    await sentAt('2026-01-10T22:00:00'),
    await sentAt('2026-01-10T23:59:59'),
    await sentAt('2026-01-11T00:00:00'),
    await sentAt('2026-01-11T07:59:59'),
  ];
  const after = await sentAt('2026-01-11T08:00:00');

  expect({ before, quiet, after }).toEqual({ before: 1, quiet: [1, 1, 1, 1], after: 2 });
});

test('quiet hours within one day hold on that day alone', async () => {
  const provider = await aTextProvider();
  const shop = await testShop();
  await shop.store.db
    .insertInto('text_settings')
    .values({ kinds: '{}', quiet_from: 13, quiet_until: 16 })
    .execute();
  await waitingTexts(shop);

  shop.setTime('2026-01-10T13:00:00+03:30');
  await sendTexts({ ...shop, ...provider });
  const atNoon = provider.heard.length;
  shop.setTime('2026-01-10T23:00:00+03:30');
  await sendTexts({ ...shop, ...provider });

  expect([atNoon, provider.heard.length]).toEqual([0, 1]);
});

test('a text of a process that was killed before it noted the sending is sent under the same number', async () => {
  const provider = await aTextProvider();
  const shop = await testShop();
  await waitingTexts(shop);
  provider.answers('silence');

  // Never awaited: this process ends here.
  void sendTexts({ ...shop, ...provider }).catch(() => undefined);
  await vi.waitFor(() => expect(provider.heard).toHaveLength(1));
  provider.answers(200);
  later(shop, 1);
  await sendTexts({ ...shop, ...provider });
  const tooEarly = provider.heard.length;
  later(shop, 1);
  await sendTexts({ ...shop, ...provider });

  expect(tooEarly).toBe(1);
  expect(provider.heard.map(({ sendId }) => sendId)).toEqual([1000, 1000]);
  expect(await allTexts(shop)).toMatchObject([{ state: 'sent', tries: 2 }]);
});

test('a clock that was set back makes no text wait longer', async () => {
  const provider = await aTextProvider();
  const shop = await testShop();
  await waitingTexts(shop);

  later(shop, -24 * 60);
  await sendTexts({ ...shop, ...provider });

  expect(provider.heard).toHaveLength(1);
});

test('two rounds at once send each text once', async () => {
  const provider = await aTextProvider();
  const shop = await testShop();
  await waitingTexts(shop, 20);

  await Promise.all([sendTexts({ ...shop, ...provider }), sendTexts({ ...shop, ...provider })]);

  expect(provider.heard).toHaveLength(20);
  expect(new Set(provider.heard.map(({ sendId }) => sendId)).size).toBe(20);
});

test.skipIf(!serverUrl)('two processes at once send each text once', async () => {
  const provider = await aTextProvider();
  const database = await newServerDatabase();
  const one = await testShop({ store: await serverStore(database) });
  const other = await testShop({ store: await serverStore(database) });
  await waitingTexts(one, 50);

  await Promise.all([one, other, one, other].map((shop) => sendTexts({ ...shop, ...provider })));

  expect(provider.heard).toHaveLength(50);
  expect(new Set(provider.heard.map(({ sendId }) => sendId)).size).toBe(50);
});
