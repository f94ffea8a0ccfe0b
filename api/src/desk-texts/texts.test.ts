import { deskMessages } from '@kashi/contracts/desk/desk-messages';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { aDeskOf, aMember, loggedChanges } from '../desk/desk-fixtures.ts';
import { testShop } from '../testing/test-shop.ts';
import { sendTexts } from '../texts/send-texts.ts';
import { aTextProvider, allTexts, waitingTexts } from '../texts/text-fixtures.ts';
import { messages } from './messages.ts';

async function anOwnersDesk() {
  const shop = await testShop();
  const desk = await aDeskOf(shop);
  return { shop, desk, owner: await aMember(desk, ['owner']) };
}

beforeEach(() => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
});

test('words, switches and quiet hours are saved, and the log has those that were', async () => {
  const { desk, owner } = await anOwnersDesk();
  const before = await desk.ask('GET /v1/desk/texts/settings', {}, owner);
  const delivered = { isOn: false, template: 'رسید: {order}' };

  const saved = await desk.ask(
    'POST /v1/desk/texts/settings/save',
    { kinds: { delivered }, quiet: { fromHour: 23, untilHour: 7 } },
    owner,
  );

  const read = await desk.ask('GET /v1/desk/texts/settings', {}, owner);
  expect(before.body.Value.quiet).toEqual({ fromHour: 22, untilHour: 8 });
  expect(before.body.Value.kinds.delivered.isOn).toBe(true);
  expect(saved.body).toMatchObject({ Message: messages.saved, Value: read.body.Value });
  expect(read.body.Value).toEqual({
    kinds: { ...before.body.Value.kinds, delivered },
    quiet: { fromHour: 23, untilHour: 7 },
  });
  expect(await loggedChanges(desk)).toMatchObject([
    {
      subject: 'texts',
      before: { delivered: before.body.Value.kinds.delivered, quiet: { fromHour: 22 } },
      after: { delivered, quiet: { fromHour: 23 } },
    },
  ]);
});

test('two members who save different words overwrite none of each other', async () => {
  const { desk, owner } = await anOwnersDesk();
  const one = { isOn: true, template: 'تأیید {order}' };
  const other = { isOn: true, template: 'ثبت {order}' };

  await desk.ask('POST /v1/desk/texts/settings/save', { kinds: { approved: one } }, owner);
  await desk.ask('POST /v1/desk/texts/settings/save', { kinds: { registered: other } }, owner);

  const { body } = await desk.ask('GET /v1/desk/texts/settings', {}, owner);
  expect(body.Value.kinds).toMatchObject({ approved: one, registered: other });
});

test('an unknown placeholder is refused beside its field, and nothing is saved', async () => {
  const { shop, desk, owner } = await anOwnersDesk();

  const asked = await desk.ask(
    'POST /v1/desk/texts/settings/save',
    {
      kinds: { approved: { isOn: true, template: 'سفارش {tracking}' } },
      quiet: { fromHour: 24, untilHour: 8 },
    },
    owner,
  );

  expect(asked.status).toBe(400);
  expect(asked.body.Errors).toEqual([
    { Field: 'kinds.approved.template', Message: deskMessages.text.unknown('tracking') },
    { Field: 'quiet.fromHour', Message: deskMessages.hour },
  ]);
  expect(await shop.store.db.selectFrom('text_settings').selectAll().execute()).toEqual([]);
});

test('a text that failed is counted and shown with its reason, and goes out when the owner sends it again', async () => {
  const { shop, desk, owner } = await anOwnersDesk();
  const provider = await aTextProvider();
  await waitingTexts(shop);
  provider.answers(411);
  await sendTexts({ ...shop, ...provider });
  const support = await aMember(desk, ['support']);

  const waiting = await desk.ask('GET /v1/desk/waiting', {}, owner);
  const toldOthers = await desk.ask('GET /v1/desk/waiting', {}, support);
  const listed = await desk.ask('GET /v1/desk/texts', {}, owner);
  const again = await desk.ask('POST /v1/desk/texts/send-again', { id: 1 }, owner);
  provider.answers(200);
  await sendTexts({ ...shop, ...provider });

  expect([waiting.body.Value.failedTexts, toldOthers.body.Value.failedTexts]).toEqual([1, 0]);
  expect(listed.body.Value.rows).toMatchObject([
    { id: 1, mobile: '0913***4567', state: 'given-up', problem: 'refused-411', tries: 1 },
  ]);
  expect(again.body).toMatchObject({ Message: messages.again, Value: { state: 'waiting' } });
  expect(await allTexts(shop)).toMatchObject([{ state: 'sent', send_id: 1000 }]);
  expect(await loggedChanges(desk)).toMatchObject([
    {
      subject: 'text',
      subject_id: '1',
      before: { state: 'given-up' },
      after: { state: 'waiting' },
    },
  ]);
});

test('the desk shows enough of a number and of an address to know whose they are, and no more', async () => {
  const { shop, desk, owner } = await anOwnersDesk();
  const text = { kind: 'approved', body: 'تأیید شد', made_at: shop.clock() } as const;
  const recipients = ['09131234567', 'negar@example.com', 'n@example.com'];
  const rows = recipients.map((mobile, place) => ({
    ...text,
    mobile,
    send_id: place + 1,
    next_try_at: shop.clock(),
  }));
  await shop.store.db.insertInto('texts').values(rows).execute();

  const { body } = await desk.ask('GET /v1/desk/texts', { state: 'waiting' }, owner);

  expect(body.Value.rows.map(({ mobile }) => mobile)).toEqual([
    'n***@example.com',
    'n***@example.com',
    '0913***4567',
  ]);
});

test('a text that was sent, or has not been tried, is not sent again', async () => {
  const { shop, desk, owner } = await anOwnersDesk();
  const provider = await aTextProvider();
  await waitingTexts(shop);
  await sendTexts({ ...shop, ...provider });
  await shop.store.db
    .insertInto('texts')
    .values({
      send_id: 7,
      kind: 'approved',
      mobile: '09131234567',
      body: 'تأیید شد',
      made_at: shop.clock(),
      next_try_at: shop.clock(),
    })
    .execute();

  const sent = await desk.ask('POST /v1/desk/texts/send-again', { id: 1 }, owner);
  const untried = await desk.ask('POST /v1/desk/texts/send-again', { id: 2 }, owner);
  const unknown = await desk.ask('POST /v1/desk/texts/send-again', { id: 3 }, owner);

  expect([sent.status, untried.status, unknown.status]).toEqual([409, 409, 404]);
  expect(await loggedChanges(desk)).toEqual([]);
});

test('the lists have the newest first, page by page, and each state by itself', async () => {
  const { shop, desk, owner } = await anOwnersDesk();
  await waitingTexts(shop, 3);

  const first = await desk.ask('GET /v1/desk/texts', { state: 'waiting', limit: 2 }, owner);
  const second = await desk.ask(
    'GET /v1/desk/texts',
    { state: 'waiting', limit: 2, after: first.body.Value.next ?? '' },
    owner,
  );
  const trouble = await desk.ask('GET /v1/desk/texts', {}, owner);

  expect(first.body.Value.rows.map(({ id }) => id)).toEqual([3, 2]);
  expect(second.body.Value).toMatchObject({ rows: [{ id: 1 }], next: null });
  expect(trouble.body.Value.rows).toEqual([]);
});
