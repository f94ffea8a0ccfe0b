import { randomUUID } from 'node:crypto';
import type { Role } from '@kashi/contracts/desk/desk-call';
import { expect, test } from 'vitest';
import { aDeskOf, aMember, loggedChanges, type TestDesk } from '../desk/desk-fixtures.ts';
import {
  aCustomer,
  aRegistration,
  askToLogIn,
  logIn,
  logInByCode,
  readProfile,
} from '../identity/identity-fixtures.ts';
import { messages as signInMessages } from '../identity/messages.ts';
import { testShop } from '../testing/test-shop.ts';
import { messages } from './messages.ts';

const mobile = aRegistration.UserName;

/** A desk with a signed-in customer, and a member with these roles. */
async function aKnownCustomer(...roles: Role[]) {
  const desk = await aDeskOf(await testShop());
  const { id, token } = await aCustomer(desk.shop);
  return { desk, id, token, member: await aMember(desk, roles) };
}

const block = (
  desk: TestDesk,
  id: number,
  member: { cookie: string },
  key: string = randomUUID(),
) => desk.ask('POST /v1/desk/customers/block', { id, reason: 'سفارش‌های ساختگی', key }, member);

const unblock = (desk: TestDesk, id: number, member: { cookie: string }) =>
  desk.ask(
    'POST /v1/desk/customers/unblock',
    { id, reason: 'اشتباه بود', key: randomUUID() },
    member,
  );

const close = (
  desk: TestDesk,
  id: number,
  member: { cookie: string },
  { typed = mobile, key = randomUUID() } = {},
) => desk.ask('POST /v1/desk/customers/close', { id, mobile: typed, key }, member);

test('a blocked customer is signed out at once, and no password, code or recovery signs in', async () => {
  const { desk, id, token, member } = await aKnownCustomer('support');
  const { shop } = desk;
  const asked = await askToLogIn(shop);

  const blocked = await block(desk, id, member);

  expect(blocked.body).toMatchObject({
    Message: messages.blocked,
    Value: { blockedReason: 'سفارش‌های ساختگی', blockedAt: shop.clock().toISOString() },
  });
  expect(await readProfile(shop, token)).toMatchObject({ status: 401 });
  const refused = { status: 400, body: { Message: signInMessages.blocked } };
  expect(await logIn(shop, aRegistration.Password)).toMatchObject(refused);
  expect(await logInByCode(shop, asked.body.Value.ConfirmationCodeHashId)).toMatchObject(refused);
  expect(await logIn(shop, 'wrong')).toMatchObject({
    body: { Message: signInMessages.wrongSignIn },
  });
  expect(await shop.store.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
});

test('a session that was opened while its customer was being blocked is none', async () => {
  const { desk, id, member } = await aKnownCustomer('owner');
  await block(desk, id, member);

  const late = await desk.shop.sessions.open(id);

  expect(await readProfile(desk.shop, late)).toMatchObject({ status: 401 });
});

test('whoever is let in again signs in as before, and the log says who blocked them and why', async () => {
  const { desk, id, member } = await aKnownCustomer('owner');
  await block(desk, id, member);

  const after = await unblock(desk, id, member);

  expect(after.body.Value).toMatchObject({ blockedAt: null, blockedReason: '' });
  expect(await logIn(desk.shop, aRegistration.Password)).toMatchObject({ status: 200 });
  expect(await loggedChanges(desk)).toMatchObject([
    {
      subject: 'customer',
      subject_id: String(id),
      staff_id: member.id,
      before: { isBlocked: false },
      after: { isBlocked: true, reason: 'سفارش‌های ساختگی' },
    },
    {
      before: { isBlocked: true, reason: 'سفارش‌های ساختگی' },
      after: { isBlocked: false, reason: 'اشتباه بود' },
    },
  ]);
});

test('the second of two members is told that the customer is blocked already, and a press sent again is one', async () => {
  const { desk, id, member } = await aKnownCustomer('owner');
  const other = await aMember(desk, ['support']);
  const key = randomUUID();

  const answers = [
    await block(desk, id, member, key),
    await block(desk, id, member, key),
    await block(desk, id, other),
  ];

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 409]);
  expect(answers[2]?.body).toMatchObject({ Message: messages.alreadyBlocked, Value: { id } });
  expect(await loggedChanges(desk)).toHaveLength(1);
});

test('a reason is needed, and a customer who is not blocked is not let in', async () => {
  const { desk, id, member } = await aKnownCustomer('owner');

  const nameless = await desk.ask(
    'POST /v1/desk/customers/block',
    { id, reason: '  ', key: randomUUID() },
    member,
  );

  expect(nameless).toMatchObject({ status: 400, body: { Errors: [{ Field: 'reason' }] } });
  expect(await unblock(desk, id, member)).toMatchObject({
    status: 409,
    body: { Message: messages.notBlocked },
  });
});

test('a block or its end with another reason than the press before is not told as done', async () => {
  const { desk, id, member } = await aKnownCustomer('owner');
  const keys = { block: randomUUID(), unblock: randomUUID() };
  const press = (name: keyof typeof keys, reason: string) =>
    desk.ask(`POST /v1/desk/customers/${name}`, { id, reason, key: keys[name] }, member);

  const blocks = [await press('block', 'اول'), await press('block', 'دوم')];
  const ends = [await press('unblock', 'اول'), await press('unblock', 'دوم')];

  expect([...blocks, ...ends].map(({ status }) => status)).toEqual([200, 409, 200, 409]);
});

test('the list finds those who are blocked', async () => {
  const { desk, id, member } = await aKnownCustomer('owner');
  await aCustomer(desk.shop, { UserName: '09121112233' });
  await block(desk, id, member);

  const { body } = await desk.ask('GET /v1/desk/customers', { state: 'blocked' }, member);

  expect(body.Value.rows.map((row) => row.id)).toEqual([id]);
});

test('an owner gets all that is kept of a customer, without secrets, and the log notes it', async () => {
  const { desk, id, member } = await aKnownCustomer('owner');

  const { body } = await desk.ask('POST /v1/desk/customers/export', { id }, member);

  expect(body.Value).toMatchObject({ profile: { mobile, first_name: 'نگار' }, orders: [] });
  expect(JSON.stringify(body.Value)).not.toMatch(/password|token|argon2/);
  const log = await loggedChanges(desk);
  expect(log).toMatchObject([{ subject: 'customer', after: { isHandedOver: true } }]);
  expect(JSON.stringify(log)).not.toContain(mobile);
});

test('an account is closed once its number is typed; a press sent again closes nothing else', async () => {
  const { desk, id, token, member } = await aKnownCustomer('owner');
  await block(desk, id, member);
  const key = randomUUID();

  const wrong = await close(desk, id, member, { typed: '09120000000', key });
  const closed = await close(desk, id, member, { typed: '۰۹۱۳۱۲۳۴۵۶۷', key });
  const again = await close(desk, id, member, { key });

  expect(wrong).toMatchObject({ status: 400, body: { Errors: [{ Field: 'mobile' }] } });
  expect([closed.status, again.status]).toEqual([200, 200]);
  expect(await readProfile(desk.shop, token)).toMatchObject({ status: 401 });
  expect(await desk.ask('GET /v1/desk/customers/one', { id }, member)).toMatchObject({
    status: 404,
  });
  const log = await loggedChanges(desk);
  expect(log).toMatchObject([
    { after: { isBlocked: true, reason: '' } },
    { after: { isClosed: true } },
  ]);
  const kept = await desk.shop.store.db.selectFrom('desk_answers').selectAll().execute();
  expect(JSON.stringify([log, kept])).not.toContain(mobile);
});

test('an account with money in the wallet is not closed, and its owner reads what to do first', async () => {
  const { desk, id, member } = await aKnownCustomer('owner');
  await desk.shop.store.db.updateTable('wallets').set({ balance: 5_000 }).execute();

  expect(await close(desk, id, member)).toMatchObject({
    status: 409,
    body: { Message: messages.unsettled.credit },
  });
  expect(await loggedChanges(desk)).toEqual([]);
});

test.each([['orders'], ['catalogue']] as const)('%s does none of it', async (role) => {
  const { desk, id, member } = await aKnownCustomer(role);

  const answers = [
    await block(desk, id, member),
    await unblock(desk, id, member),
    await close(desk, id, member),
    await desk.ask('POST /v1/desk/customers/export', { id }, member),
  ];

  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
});

test('the support blocks, and neither exports nor closes', async () => {
  const { desk, id, member } = await aKnownCustomer('support');

  const answers = [
    await block(desk, id, member),
    await close(desk, id, member),
    await desk.ask('POST /v1/desk/customers/export', { id }, member),
  ];

  expect(answers.map(({ status }) => status)).toEqual([200, 403, 403]);
});
