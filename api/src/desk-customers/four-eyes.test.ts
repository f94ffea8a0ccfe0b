import { randomUUID } from 'node:crypto';
import { fourEyesAboveToman } from '@kashi/contracts/desk/customers';
import type { Role } from '@kashi/contracts/desk/desk-call';
import { expect, test } from 'vitest';
import { aDeskOf, aMember, codeOf, signedInAnew, type TestDesk } from '../desk/desk-fixtures.ts';
import { messages as staffMessages } from '../desk-staff/messages.ts';
import { aCustomer } from '../identity/identity-fixtures.ts';
import { testShop } from '../testing/test-shop.ts';
import { messages } from './messages.ts';

interface Member {
  id: number;
  cookie: string;
}

async function aWaitingCorrection() {
  const shop = await testShop();
  const desk = await aDeskOf(shop);
  const { id: customerId } = await aCustomer(shop);
  const asker = await aMember(desk, ['owner'], { userName: 'asker' });
  const askAs = async (member: { cookie: string }, amountToman: number) => {
    const { body } = await desk.ask(
      'POST /v1/desk/corrections/ask',
      { customerId, amountToman, reason: 'جبران', key: randomUUID() },
      member,
    );
    return body.Value;
  };
  const ask = async () => (await askAs(asker, fourEyesAboveToman + 1)).id;
  const confirm = (id: number, member: { cookie: string }) =>
    desk.ask('POST /v1/desk/corrections/confirm', { id }, member);
  return { desk, asker, ask, askAs, confirm };
}

/** A member as an owner adds them: they set themselves up at the address that the owner is told. */
async function invitedBy(desk: TestDesk, owner: Member, roles: Role[]): Promise<Member> {
  const names = { userName: 'newcomer', fullName: 'تازه‌وارد' };
  const { body } = await desk.ask('POST /v1/desk/staff/add', { ...names, roles }, owner);
  return setUpAt(desk, body.Value.setupAddress, body.Value.staff.id);
}

async function setUpAt(desk: TestDesk, address: string, id: number): Promise<Member> {
  const token = address.split('#')[1] ?? '';
  const { secret } = (await desk.ask('POST /v1/desk/setup/begin', { token })).body.Value;
  const { cookie = '' } = await desk.ask('POST /v1/desk/setup/finish', {
    token,
    password: 'a long password',
    code: codeOf(desk.shop, secret),
  });
  return { id, cookie };
}

test('no owner confirms a correction in the name of an owner whom they have just invited', async () => {
  const { desk, asker, ask, confirm } = await aWaitingCorrection();
  const before = await ask();
  const newcomer = await invitedBy(desk, asker, ['owner']);
  const after = await ask();

  const refused = [await confirm(before, newcomer), await confirm(after, newcomer)];

  expect(refused.map(({ status, body }) => [status, body.Message])).toEqual([
    [409, messages.tooNew],
    [409, messages.tooNew],
  ]);
});

test('nor in the name of one whom a helper of theirs has invited, whom they have reset or made an owner', async () => {
  const { desk, asker, ask, confirm } = await aWaitingCorrection();
  const helper = await aMember(desk, ['owner'], { userName: 'helper' });
  const friend = await invitedBy(desk, helper, ['owner']);
  const clerk = await aMember(desk, ['orders'], { userName: 'clerk' });
  await desk.ask(
    'POST /v1/desk/staff/change',
    { id: clerk.id, fullName: 'همکار', roles: ['orders', 'owner'] },
    asker,
  );
  const reset = await desk.ask('POST /v1/desk/staff/reset', { id: helper.id }, asker);
  const inTheirName = await setUpAt(desk, reset.body.Value.setupAddress, helper.id);
  const id = await ask();

  const refused = [];
  for (const member of [friend, clerk, inTheirName]) refused.push(await confirm(id, member));

  expect(refused.map(({ body }) => body.Message)).toEqual(Array(3).fill(messages.tooNew));
});

test('nor in the name of an owner whom they have reset before that owner was ever set up', async () => {
  const { desk, asker, ask, confirm } = await aWaitingCorrection();
  const friend = await aMember(desk, ['owner'], { userName: 'friend' });
  await desk.shop.store.db
    .updateTable('staff')
    .set({ password_hash: null, totp_secret: null })
    .where('id', '=', friend.id)
    .execute();
  const reset = await desk.ask('POST /v1/desk/staff/reset', { id: friend.id }, asker);
  const inTheirName = await setUpAt(desk, reset.body.Value.setupAddress, friend.id);

  const refused = await confirm(await ask(), inTheirName);

  expect(refused).toMatchObject({ status: 409, body: { Message: messages.tooNew } });
});

test('no owner confirms a large correction that was asked for in the name of a member whom they have just invited or reset', async () => {
  const { desk, asker: owner, askAs, confirm } = await aWaitingCorrection();
  const other = await aMember(desk, ['owner'], { userName: 'other' });
  const old = await aMember(desk, ['support'], { userName: 'old' });
  const invited = await invitedBy(desk, owner, ['support']);
  const reset = await desk.ask('POST /v1/desk/staff/reset', { id: old.id }, owner);
  const inTheirName = await setUpAt(desk, reset.body.Value.setupAddress, old.id);
  const large = [
    await askAs(invited, fourEyesAboveToman + 1),
    await askAs(inTheirName, -fourEyesAboveToman - 1),
  ];

  const refused = [];
  for (const { id } of large) refused.push(await confirm(id, owner));
  const small = await confirm((await askAs(invited, fourEyesAboveToman)).id, owner);
  const byOther = await confirm(large[0]?.id ?? 0, other);

  expect(refused.map(({ status, body }) => [status, body.Message])).toEqual(
    Array(2).fill([409, staffMessages.askerTooNew]),
  );
  expect([small.status, byOther.status]).toEqual([200, 200]);
});

test('nor bit by bit: small corrections for a newcomer count with what their owner books alone', async () => {
  const { desk, asker: owner, askAs, confirm } = await aWaitingCorrection();
  const invited = await invitedBy(desk, owner, ['support']);
  const half = fourEyesAboveToman / 2;
  await askAs(owner, half);
  const small = [await askAs(invited, half), await askAs(invited, 1)];

  const answers = [];
  for (const { id } of small) answers.push(await confirm(id, owner));

  expect(answers.map(({ status }) => status)).toEqual([200, 409]);
});

test('a role that was taken away is no access that was given', async () => {
  const { desk, asker: owner, askAs, confirm } = await aWaitingCorrection();
  const clerk = await aMember(desk, ['support', 'orders'], { userName: 'clerk' });
  const roles: Role[] = ['support'];
  await desk.ask('POST /v1/desk/staff/change', { id: clerk.id, fullName: 'همکار', roles }, owner);
  clerk.cookie = (await signedInAnew(desk, clerk)).cookie;
  const { id } = await askAs(clerk, fourEyesAboveToman + 1);

  expect(await confirm(id, owner)).toMatchObject({ status: 200 });
});

test('nor in the name of a member whom an owner of their own making has invited', async () => {
  const { desk, asker: owner, askAs, confirm } = await aWaitingCorrection();
  const clerk = await aMember(desk, ['orders'], { userName: 'clerk' });
  const roles: Role[] = ['orders', 'owner'];
  await desk.ask('POST /v1/desk/staff/change', { id: clerk.id, fullName: 'همکار', roles }, owner);
  const invited = await invitedBy(desk, clerk, ['support']);
  const { id } = await askAs(invited, fourEyesAboveToman + 1);

  const refused = await confirm(id, owner);

  expect(refused).toMatchObject({ status: 409, body: { Message: staffMessages.askerTooNew } });
});

test('an owner confirms what a member asked for before that owner reset them', async () => {
  const { desk, asker: owner, askAs, confirm } = await aWaitingCorrection();
  const support = await aMember(desk, ['support']);
  const { id } = await askAs(support, fourEyesAboveToman + 1);
  desk.shop.setTime(new Date(desk.shop.clock().getTime() + 1000));
  await desk.ask('POST /v1/desk/staff/reset', { id: support.id }, owner);

  const confirmed = await confirm(id, owner);

  expect(confirmed.status).toBe(200);
});

test('an owner whose name alone was changed confirms, and so does a newcomer what is asked a week later', async () => {
  const { desk, asker, ask, confirm } = await aWaitingCorrection();
  const newcomer = await invitedBy(desk, asker, ['owner']);
  const old = await aMember(desk, ['owner'], { userName: 'old' });
  const change = { id: old.id, fullName: 'نام تازه', roles: ['owner' as const] };
  await desk.ask('POST /v1/desk/staff/change', change, asker);

  const byOld = await confirm(await ask(), old);
  desk.shop.setTime(new Date(desk.shop.clock().getTime() + 8 * 24 * 60 * 60 * 1000));
  for (const member of [asker, newcomer]) member.cookie = (await signedInAnew(desk, member)).cookie;
  const byNewcomer = await confirm(await ask(), newcomer);

  expect([byOld.status, byNewcomer.status]).toEqual([200, 200]);
});

test('neither what others have asked for nor what was booked a day ago is part of what an owner books alone', async () => {
  const { desk, asker: owner, askAs, confirm } = await aWaitingCorrection();
  const support = await aMember(desk, ['support']);
  await confirm((await askAs(support, fourEyesAboveToman)).id, owner);

  const own = await askAs(owner, fourEyesAboveToman);
  const bookedAt = desk.shop.clock().getTime();
  desk.shop.setTime(new Date(bookedAt + 24 * 60 * 60 * 1000 - 1));
  const sameDay = await askAs(await signedInAnew(desk, owner), 1);
  desk.shop.setTime(new Date(bookedAt + 24 * 60 * 60 * 1000));
  const nextDay = await askAs(await signedInAnew(desk, owner), fourEyesAboveToman);

  expect([own, sameDay, nextDay].map(({ state }) => state)).toEqual([
    'booked',
    'pending',
    'booked',
  ]);
});
