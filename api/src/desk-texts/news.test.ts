import { deskMessages } from '@kashi/contracts/desk/desk-messages';
import type { NewsNumber, NewsSettings } from '@kashi/contracts/desk/texts/news-texts';
import { expect, test } from 'vitest';
import { aDeskOf, aMember, loggedChanges } from '../desk/desk-fixtures.ts';
import { testShop } from '../testing/test-shop.ts';
import { later, newsTexts, ownersNumber, writeMessages } from '../texts/news/news-fixtures.ts';
import { messages as newsMessages } from '../texts/news/messages.ts';
import { queueNews } from '../texts/news/queue-news.ts';
import { sendTexts } from '../texts/send-texts.ts';
import { messages } from './messages.ts';

const all: NewsNumber = { mobile: ownersNumber, kinds: ['order', 'message', 'low-stock'] };

async function anOwnersDesk() {
  const shop = await testShop();
  const desk = await aDeskOf(shop);
  const owner = await aMember(desk, ['owner']);
  const read = async () => (await desk.ask('GET /v1/desk/texts/news', {}, owner)).body.Value;
  /** Saves over what is there. */
  const save = async (changed: Partial<NewsSettings>) =>
    desk.ask('POST /v1/desk/texts/news/save', { ...(await read()), ...changed }, owner);
  return { shop, desk, owner, read, save };
}

test('nobody is told before the owner says so; what is saved is read, and the log has what was', async () => {
  const { desk, read, save } = await anOwnersDesk();
  const before = await read();

  const saved = await save({
    numbers: [all, { mobile: '+98 912 444 5566', kinds: [] }],
    quiet: { fromHour: 23, untilHour: 7 },
    windowMinutes: 30,
  });

  const after = await read();
  expect(before).toMatchObject({ numbers: [], windowMinutes: 15 });
  expect(before.quiet).toEqual({ fromHour: 22, untilHour: 8 });
  expect(saved.body).toMatchObject({ Message: messages.saved, Value: after });
  expect(after).toMatchObject({
    numbers: [all, { mobile: '09124445566', kinds: [] }],
    quiet: { fromHour: 23, untilHour: 7 },
    windowMinutes: 30,
  });
  expect(await loggedChanges(desk)).toMatchObject([
    {
      subject: 'texts',
      subject_id: 'news',
      before: { numbers: [], windowMinutes: 15 },
      after: { numbers: [all, {}], windowMinutes: 30 },
    },
  ]);
});

test('who was overtaken is told what is saved now, and nothing is overwritten', async () => {
  const { read, save } = await anOwnersDesk();
  const { version } = await read();
  await save({ numbers: [all] });

  const late = await save({ numbers: [], version });

  expect(late.status).toBe(409);
  expect(late.body).toMatchObject({
    Message: messages.newsMoved,
    Value: { current: { numbers: [all] } },
  });
  expect(await read()).toMatchObject({ numbers: [all] });
});

test('a number that is none of Iran, a number twice and a window of two minutes are refused beside their fields', async () => {
  const { desk, owner, read, save } = await anOwnersDesk();
  const quiet = { fromHour: 22, untilHour: 8 };

  const wrong = await save({ numbers: [{ ...all, mobile: '02188776655' }, all, all] });
  const twoMinutes = await desk.ask(
    'POST /v1/desk/texts/news/save',
    { numbers: [], quiet, windowMinutes: 2 as 5, version: '' },
    owner,
  );
  const tooMany = await save({
    numbers: [1, 2, 3, 4, 5, 6].map((last) => ({ ...all, mobile: `0912111223${last}` })),
  });

  expect(wrong.status).toBe(400);
  expect(wrong.body.Errors?.map(({ Field }) => Field)).toContain('numbers.0.mobile');
  expect((await save({ numbers: [all, all] })).body.Errors).toEqual([
    { Field: 'numbers.1.mobile', Message: deskMessages.news.twice },
  ]);
  expect(twoMinutes.body.Errors).toEqual([
    { Field: 'windowMinutes', Message: deskMessages.news.window },
  ]);
  expect(tooMany.body.Errors).toEqual([{ Field: 'numbers', Message: deskMessages.news.numbers }]);
  expect((await read()).numbers).toEqual([]);
});

test('a number that is removed is told nothing more, not even what waits already', async () => {
  const { shop, save } = await anOwnersDesk();
  await save({ numbers: [all, { ...all, mobile: '09124445566' }] });
  await writeMessages(shop.store.db, { at: shop.clock() });
  await queueNews(shop);
  await writeMessages(shop.store.db, { at: shop.clock() });

  await save({ numbers: [all] });
  later(shop, 15);
  await sendTexts(shop);
  await queueNews(shop);
  await sendTexts(shop);

  const texts = await newsTexts(shop);
  expect(texts.map(({ mobile, state }) => [mobile, state])).toEqual([
    [ownersNumber, 'sent'],
    [ownersNumber, 'sent'],
  ]);
});

test('a trial goes to a saved number alone, by night too, and stands in the list', async () => {
  const { shop, desk, owner, save } = await anOwnersDesk();
  const tryNumber = () => desk.ask('POST /v1/desk/texts/news/try', { mobile: ownersNumber }, owner);
  const unknown = await tryNumber();
  await save({ numbers: [{ ...all, kinds: [] }] });

  const tried = await tryNumber();
  shop.setTime('2026-01-10T23:00:00Z');
  await sendTexts(shop);

  const again = await aMember(desk, ['owner'], { userName: 'second' });
  const { body } = await desk.ask('GET /v1/desk/texts', { state: 'sent' }, again);
  expect(unknown.status).toBe(404);
  expect(unknown.body.Message).toBe(messages.noNumber);
  expect(tried.body).toMatchObject({ Message: messages.trial, Value: null });
  expect(body.Value.rows).toMatchObject([
    { kind: 'trial', orderId: null, mobile: '0912***2233', body: newsMessages.trial },
  ]);
  expect((await loggedChanges(desk)).at(-1)).toMatchObject({ after: { trial: ownersNumber } });
});

test('ten trials within an hour are enough', async () => {
  const { shop, desk, owner, save } = await anOwnersDesk();
  await save({ numbers: [all] });
  const statusFor = async (member: { cookie: string }) => {
    const input = { mobile: ownersNumber };
    return (await desk.ask('POST /v1/desk/texts/news/try', input, member)).status;
  };

  const statuses: number[] = [];
  for (let time = 0; time < 11; time += 1) statuses.push(await statusFor(owner));
  later(shop, 60);
  statuses.push(await statusFor(await aMember(desk, ['owner'], { userName: 'later' })));

  expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 200]);
});
