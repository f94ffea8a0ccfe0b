import { randomUUID } from 'node:crypto';
import { fourEyesAboveToman } from '@kashi/contracts/desk/customers';
import type { Role } from '@kashi/contracts/desk/desk-call';
import { expect, test } from 'vitest';
import { aDeskOf, aMember, codeOf, signedInAnew, type TestDesk } from '../desk/desk-fixtures.ts';
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
