import { expect, test } from 'vitest';
import { codeOf } from '../desk/desk-fixtures.ts';
import { resetStaff } from '../desk-staff/staff.ts';
import { invite } from '../desk-staff/invitations.ts';
import { aDeskWithOwner, later, password, signIn } from './owner-fixtures.ts';

const stranger = '203.0.113.7';
const member = '198.51.100.20';

test('a stranger who knows a user name keeps out nobody but themselves', async () => {
  const { desk } = await aDeskWithOwner();
  for (const _ of [1, 2, 3, 4, 5]) await signIn(desk, 'wrong password', stranger);

  const again = await signIn(desk, 'wrong password', stranger);
  const atHome = await signIn(desk, password, member);

  expect([again.status, atHome.status]).toEqual([429, 200]);
});

test('a stranger who waits is not let in any sooner because the member has signed in', async () => {
  const { desk } = await aDeskWithOwner();
  for (const _ of [1, 2, 3, 4, 5]) await signIn(desk, 'wrong password', stranger);
  await signIn(desk, password, member);

  expect((await signIn(desk, 'wrong password', stranger)).status).toBe(429);
});

test('guesses at one name from ever new addresses have to wait in the end', async () => {
  const { desk } = await aDeskWithOwner();
  const { db } = desk.shop.store;
  await signIn(desk, 'wrong password', stranger);
  await db
    .updateTable('try_counters')
    .set({ tries: 99 })
    .where('key', '=', 'desk:name:laleh')
    .execute();

  const last = await signIn(desk, 'wrong password', '203.0.113.8');
  const tooMany = await signIn(desk, 'wrong password', '203.0.113.9');

  expect([last.status, tooMany.status]).toEqual([400, 429]);
});

test('whoever is reset and has set themselves up anew waits for no try of before', async () => {
  const { desk } = await aDeskWithOwner();
  const { store, clock } = desk.shop;
  for (const _ of [1, 2, 3, 4, 5]) await signIn(desk, 'wrong password', member);
  const wrongCode = async () =>
    desk.ask(
      'POST /v1/desk/session/second-factor',
      { code: '000000' },
      await signIn(desk, password, '198.51.100.21'),
    );
  for (const _ of [1, 2, 3, 4, 5]) await wrongCode();

  const { token } = await store.transaction(async (tx) => {
    await resetStaff(tx, 1);
    return invite(tx, 1, clock());
  });
  const afterReset = await signIn(desk, password, member);
  for (const _ of [1, 2, 3, 4]) await signIn(desk, password, member);
  const { secret } = (await desk.ask('POST /v1/desk/setup/begin', { token })).body.Value;
  later(desk, 60);
  await desk.ask('POST /v1/desk/setup/finish', {
    token,
    password,
    code: codeOf(desk.shop, secret),
  });
  later(desk, 60);
  const half = await signIn(desk, password, member);
  const whole = await desk.ask(
    'POST /v1/desk/session/second-factor',
    { code: codeOf(desk.shop, secret) },
    half,
  );

  expect([afterReset.status, half.status, whole.status]).toEqual([400, 200, 200]);
});
