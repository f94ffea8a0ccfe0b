import { expect, test } from 'vitest';
import { codeOf } from '../desk/desk-fixtures.ts';
import { resetStaff } from '../desk-staff/staff.ts';
import { invite } from '../desk-staff/invitations.ts';
import { aDeskWithOwner, later, names, password, signIn } from './owner-fixtures.ts';
import { aDeskWithPasskey, beginsToAdd, origin } from './passkey-fixtures.ts';

test('a member who signs in again and again on one day waits for nothing', async () => {
  const { desk, secret } = await aDeskWithOwner();
  const statuses = [];
  for (let count = 0; count < 10; count += 1) {
    later(desk, 60);
    const half = await signIn(desk, password, '203.0.113.7');
    const code = codeOf(desk.shop, secret);
    const whole = await desk.ask('POST /v1/desk/session/second-factor', { code }, half);
    statuses.push(whole.status);
  }

  expect(statuses).toEqual(Array<number>(10).fill(200));
});

test('many members at one address sign in without counting as guesses', async () => {
  const { desk } = await aDeskWithOwner();
  const address = '203.0.113.7';
  for (let count = 0; count < 25; count += 1) await signIn(desk, password, address);

  const counted = await desk.shop.store.db
    .selectFrom('try_counters')
    .select('tries')
    .where('key', 'in', [`desk:address:${address}`, `desk:name:${names.userName}`])
    .execute();

  expect((await signIn(desk, password, address)).status).toBe(200);
  expect(counted).toEqual([{ tries: 0 }, { tries: 0 }]);
});

test('whoever proves password and code again and again waits for nothing', async () => {
  const owner = await aDeskWithOwner({ origin });
  const statuses = [];
  for (let count = 0; count < 10; count += 1) statuses.push((await beginsToAdd(owner)).status);

  expect(statuses).toEqual(Array<number>(10).fill(200));
});

test('a code cannot be guessed at an open session by who knows the password', async () => {
  const { desk, cookie } = await aDeskWithOwner({ origin });
  const guess = { name: 'تلفن', password, code: '000000' };
  const statuses = [];
  for (const _ of [1, 2, 3, 4, 5, 6]) {
    statuses.push((await desk.ask('POST /v1/desk/passkeys/begin', guess, { cookie })).status);
  }

  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
});

test('a code is good for half a minute more than its own, and for no longer', async () => {
  const { desk, secret } = await aDeskWithOwner();
  const enter = async (code: string) =>
    (await desk.ask('POST /v1/desk/session/second-factor', { code }, await signIn(desk, password)))
      .status;
  later(desk, 60);
  const first = codeOf(desk.shop, secret);
  later(desk, 60);
  const tooLate = await enter(first);
  const second = codeOf(desk.shop, secret);
  later(desk, 30);

  expect([tooLate, await enter(second)]).toEqual([400, 200]);
});

test('whoever signs in anew at a browser has ended the session that it had', async () => {
  const { desk, cookie } = await aDeskWithOwner();

  const half = await desk.ask(
    'POST /v1/desk/session/sign-in',
    { userName: names.userName, password },
    { cookie },
  );

  expect(half.body.Value.stage).toBe('half');
  expect((await desk.ask('GET /v1/desk/session', {}, { cookie })).body.Value.stage).toBe('none');
});

test('wrong passwords at an open session keep nobody waiting who is reset and has a new password', async () => {
  const { desk, cookie } = await aDeskWithOwner();
  const { store, clock } = desk.shop;
  const change = (oldPassword: string, by: { cookie: string }) =>
    desk.ask(
      'POST /v1/desk/session/password',
      { oldPassword, newPassword: 'another long one' },
      by,
    );
  for (const _ of [1, 2, 3, 4, 5]) await change('not the password', { cookie });

  const { token } = await store.transaction(async (tx) => {
    await resetStaff(tx, 1);
    return invite(tx, 1, clock());
  });
  const { secret } = (await desk.ask('POST /v1/desk/setup/begin', { token })).body.Value;
  const code = codeOf(desk.shop, secret);
  const done = await desk.ask('POST /v1/desk/setup/finish', { token, password, code });

  expect((await change(password, { cookie: done.cookie ?? '' })).status).toBe(200);
});

test('a passkey that is refused too often from one address has to wait', async () => {
  const { desk, device } = await aDeskWithPasskey();
  const address = '203.0.113.7';
  const begun = await desk.ask('POST /v1/desk/session/passkey/begin', {});
  const passkey = device.get(begun.body.Value);
  const statuses = [];
  for (let count = 0; count < 42; count += 1) {
    const { status } = await desk.ask(
      'POST /v1/desk/session/passkey/finish',
      { passkey },
      { address },
    );
    statuses.push(status);
  }

  expect(statuses.at(0)).toBe(200);
  expect(statuses.slice(1, 41)).toEqual(Array<number>(40).fill(400));
  expect(statuses.at(41)).toBe(429);
});
