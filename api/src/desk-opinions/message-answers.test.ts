import { randomUUID } from 'node:crypto';
import type { Role } from '@kashi/contracts/desk/desk-call';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aDeskOf, aMember, loggedChanges, type TestDesk } from '../desk/desk-fixtures.ts';
import { messages as deskMessages } from '../desk-http/messages.ts';
import { aCustomer, outboxOf } from '../identity/identity-fixtures.ts';
import { closeAccount } from '../identity/personal-data/close-account.ts';
import { aMailServer } from '../mail/mail-fixtures.ts';
import { smtp } from '../mail/smtp.ts';
import { UnsentTextError } from '../sms/sms-provider.ts';
import { testShop } from '../testing/test-shop.ts';
import { sendMails, sendTexts } from '../texts/send-texts.ts';
import { messages } from './messages.ts';

const mobile = '09131234567';
const answer = 'سفارش شما فردا می‌رسد.';

/** A desk with a message that waits, and a member with these roles. */
async function aMessage(role: Role = 'support', number = mobile) {
  const desk = await aDeskOf(await testShop());
  await desk.shop.ask('POST /v1/Identity/ContactUs/AddMessage', {
    FullName: 'نگار رضایی',
    MobNo: number,
    Email: 'negar@example.com',
    Comment: 'سفارش من کی می‌رسد؟',
  });
  return { desk, member: await aMember(desk, [role]) };
}

const answerBy = (desk: TestDesk, member: { cookie: string }, key: string = randomUUID()) =>
  desk.ask('POST /v1/desk/messages/answer', { id: 1, way: 'sms', answer, key }, member);

const readDone = async (desk: TestDesk, member: { cookie: string }) =>
  (await desk.ask('GET /v1/desk/messages', { state: 'done' }, member)).body.Value.rows[0];

test('an answer goes to its sender by SMS, and stays with the message with who and when', async () => {
  const { desk, member } = await aMessage();

  const queued = await answerBy(desk, member);
  await sendTexts(desk.shop);

  expect(queued.body).toMatchObject({
    Message: messages.answered,
    Value: { answer: { text: answer, by: 'همکار support.one', state: 'waiting', sentAt: null } },
  });
  expect(outboxOf(desk.shop).texts()).toMatchObject([{ mobile, body: answer }]);
  const now = desk.shop.clock().toISOString();
  expect(await readDone(desk, member)).toMatchObject({
    handledAt: now,
    answer: { state: 'sent', sentAt: now, problem: null },
  });
  expect(await loggedChanges(desk)).toMatchObject([
    { subject: 'message', staff_id: member.id, after: { isDone: true, answer } },
  ]);
});

test('a press that is sent again sends one text, and the second of two members reads what the first has answered', async () => {
  const { desk, member } = await aMessage();
  const other = await aMember(desk, ['owner']);
  const key = randomUUID();

  const twice = await Promise.all([answerBy(desk, member, key), answerBy(desk, member, key)]);
  const late = await answerBy(desk, other);
  await sendTexts(desk.shop);

  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect(late).toMatchObject({
    status: 409,
    body: { Message: messages.alreadyDone, Value: { answer: { text: answer } } },
  });
  expect(outboxOf(desk.shop).texts()).toHaveLength(1);
  expect(await loggedChanges(desk)).toHaveLength(1);
});

test('an answer that was corrected before a second press is not told as sent, since its sender got the first one', async () => {
  const { desk, member } = await aMessage();
  const key = randomUUID();
  await answerBy(desk, member, key);

  const corrected = await desk.ask(
    'POST /v1/desk/messages/answer',
    { id: 1, way: 'sms', answer: 'سفارش شما امروز می‌رسد.', key },
    member,
  );
  await sendTexts(desk.shop);

  expect(corrected).toMatchObject({ status: 409, body: { Message: deskMessages.otherSaved } });
  expect(outboxOf(desk.shop).texts()).toMatchObject([{ body: answer }]);
});

test('while the provider is down the answer waits, says why, and goes out when it is back', async () => {
  const { desk, member } = await aMessage();
  await answerBy(desk, member);
  const down = vi
    .spyOn(outboxOf(desk.shop), 'sendText')
    .mockRejectedValueOnce(new UnsentTextError('away', { problem: 'no-answer', isFinal: false }));
  onTestFinished(() => down.mockRestore());

  await sendTexts(desk.shop);
  const retried = await readDone(desk, member);
  const again = await desk.ask('POST /v1/desk/messages/send-again', { id: 1 }, member);
  await sendTexts(desk.shop);

  expect(retried?.answer).toMatchObject({ state: 'waiting', problem: 'no-answer', tries: 1 });
  expect(again.status).toBe(200);
  expect((await readDone(desk, member))?.answer).toMatchObject({ state: 'sent', problem: null });
});

test('an answer that was sent is not sent again', async () => {
  const { desk, member } = await aMessage();
  await answerBy(desk, member);
  await sendTexts(desk.shop);

  expect(await desk.ask('POST /v1/desk/messages/send-again', { id: 1 }, member)).toMatchObject({
    status: 409,
    body: { Message: messages.notFailed },
  });
});

test('an answer rests in the quiet hours of the texts to customers', async () => {
  const { desk } = await aMessage();
  // Eleven at night in Tehran.
  desk.shop.setTime('2026-01-10T19:30:00Z');
  const { cookie } = await aMember(desk, ['support'], { userName: 'night' });
  await answerBy(desk, { cookie });

  await sendTexts(desk.shop);
  const atNight = outboxOf(desk.shop).texts().length;
  desk.shop.setTime('2026-01-11T04:31:00Z');
  await sendTexts(desk.shop);

  expect([atNight, outboxOf(desk.shop).texts().length]).toEqual([0, 1]);
});

test('where the shop sends mail, an answer goes by e-mail, even at night, and waits for a server that is down', async () => {
  const { desk } = await aMessage();
  const server = await aMailServer();
  desk.shop.mail = smtp({ smtpUrl: server.url, from: 'shop@shop.example' }, server);
  // Eleven at night in Tehran.
  desk.shop.setTime('2026-01-10T19:30:00Z');
  const member = await aMember(desk, ['support'], { userName: 'night' });
  const withMail = await aDeskOf(desk.shop);
  server.answers(451);

  const input = { id: 1, way: 'email', answer, key: randomUUID() } as const;
  await withMail.ask('POST /v1/desk/messages/answer', input, member);
  await sendMails(desk.shop);
  await sendTexts(desk.shop);
  const retried = await readDone(withMail, member);
  server.answers(250);
  desk.shop.setTime('2026-01-10T19:31:00Z');
  await sendMails(desk.shop);

  expect(retried?.answer).toMatchObject({
    way: 'email',
    state: 'waiting',
    problem: 'mail-refused-451',
  });
  expect((await readDone(withMail, member))?.answer).toMatchObject({
    state: 'sent',
    problem: null,
  });
  expect(server.taken.map(({ to }) => to)).toEqual([['negar@example.com']]);
  expect(outboxOf(desk.shop).texts()).toEqual([]);
});

test('a shop without a mail server offers no e-mail', async () => {
  const { desk, member } = await aMessage();
  const { body } = await desk.ask('GET /v1/desk/messages', {}, member);
  const input = { id: 1, way: 'email', answer, key: randomUUID() } as const;

  const refused = await desk.ask('POST /v1/desk/messages/answer', input, member);

  expect(body.Value.rows[0]?.ways).toEqual(['sms']);
  expect(refused).toMatchObject({ status: 409, body: { Message: messages.noWay.email } });
});

test('an SMS of more than 500 letters is refused beside its field', async () => {
  const { desk, member } = await aMessage();
  const input = { id: 1, way: 'sms', answer: 'ب'.repeat(501), key: randomUUID() } as const;
  const longest = { ...input, answer: 'ب'.repeat(500) };

  expect(await desk.ask('POST /v1/desk/messages/answer', input, member)).toMatchObject({
    status: 400,
    body: { Errors: [{ Field: 'answer' }] },
  });
  expect((await desk.ask('POST /v1/desk/messages/answer', longest, member)).status).toBe(200);
});

test('a number that takes no SMS is not answered by one, and the message stays', async () => {
  const { desk, member } = await aMessage('owner', '03112345678');

  expect(await answerBy(desk, member)).toMatchObject({
    status: 409,
    body: { Message: messages.noWay.sms, Value: { handledAt: null } },
  });
});

test('a closed account leaves no answer behind', async () => {
  const { desk, member } = await aMessage();
  await aCustomer(desk.shop);
  await answerBy(desk, member);

  expect(await closeAccount(desk.shop, mobile)).toBe('closed');

  const { db } = desk.shop.store;
  const kept = [
    await db.selectFrom('contact_messages').selectAll().execute(),
    await db.selectFrom('texts').selectAll().execute(),
    await loggedChanges(desk),
  ];
  expect(JSON.stringify(kept)).not.toContain(answer);
});

test.each([['orders'], ['catalogue']] as const)('%s answers nobody', async (role) => {
  const { desk, member } = await aMessage(role);

  expect((await answerBy(desk, member)).status).toBe(403);
});
