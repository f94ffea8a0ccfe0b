import { expect, test } from 'vitest';
import { aDeskOf, aMember, codeOf, type TestDesk } from '../desk/desk-fixtures.ts';
import { inviteFirstOwner } from '../desk-staff/invitations.ts';
import { messages } from '../desk-staff/messages.ts';
import { testShop } from '../testing/test-shop.ts';
import { later, names, password } from './owner-fixtures.ts';

const begin = (desk: TestDesk, token: string, address?: string) =>
  desk.ask('POST /v1/desk/setup/begin', { token }, address === undefined ? {} : { address });

async function aDeskWithStaff() {
  const desk = await aDeskOf(await testShop());
  const owner = await aMember(desk, ['owner']);
  /** Adds a member; returns them and the token of their set-up address. */
  const add = async (userName: string) => {
    const member = { userName, fullName: userName, roles: ['orders' as const] };
    const { Value } = (await desk.ask('POST /v1/desk/staff/add', member, owner)).body;
    return { id: Value.staff.id, token: tokenIn(Value.setupAddress) };
  };
  return { desk, owner, add };
}

const tokenIn = (address: string) => address.split('#')[1] ?? '';

/** Opens a set-up address and finishes there, with the name of an owner whom the desk does not know yet. */
async function setsUp(desk: TestDesk, token: string, userName?: string) {
  const { secret } = (await begin(desk, token)).body.Value;
  const name = userName === undefined ? {} : { ...names, userName };
  const form = { token, password, code: codeOf(desk.shop, secret), ...name };
  return desk.ask('POST /v1/desk/setup/finish', form);
}

test('the set-up addresses of two members are both good', async () => {
  const { desk, add } = await aDeskWithStaff();
  const [babak, mina] = [await add('babak'), await add('mina')];

  const statuses = [
    (await setsUp(desk, babak.token)).status,
    (await setsUp(desk, mina.token)).status,
  ];

  expect(statuses).toEqual([200, 200]);
});

test('two members are shown secrets of their own', async () => {
  const { desk, add } = await aDeskWithStaff();
  const [babak, mina] = [await add('babak'), await add('mina')];

  const secrets = [];
  for (const { token } of [babak, mina, babak]) {
    secrets.push((await begin(desk, token)).body.Value.secret);
  }

  expect(secrets[1]).not.toBe(secrets[0]);
  expect(secrets[2]).toBe(secrets[0]);
});

test('whoever is reset twice sets themselves up at the newer address alone', async () => {
  const { desk, owner, add } = await aDeskWithStaff();
  const { id, token: first } = await add('babak');
  const reset = async () =>
    tokenIn((await desk.ask('POST /v1/desk/staff/reset', { id }, owner)).body.Value.setupAddress);
  const [second, third] = [await reset(), await reset()];

  const statuses = [];
  for (const token of [first, second, third]) statuses.push((await begin(desk, token)).status);

  expect(statuses).toEqual([404, 404, 200]);
});

test('a set-up address of before is good no more for a member who was blocked and let in again', async () => {
  const { desk, owner, add } = await aDeskWithStaff();
  const { id, token } = await add('babak');

  await desk.ask('POST /v1/desk/staff/block', { id }, owner);
  const blocked = await begin(desk, token);
  const letIn = await desk.ask('POST /v1/desk/staff/unblock', { id }, owner);
  const afterwards = await begin(desk, token);

  expect(letIn.body.Value).toMatchObject({ id, isBlocked: false });
  expect([blocked.status, afterwards.status]).toEqual([404, 404]);
});

test('a member who was blocked while the set-up address was open is not set up', async () => {
  const { desk, add } = await aDeskWithStaff();
  const { id, token } = await add('babak');
  const { secret } = (await begin(desk, token)).body.Value;
  const { db } = desk.shop.store;
  await db
    .updateTable('staff')
    .set({ blocked_at: desk.shop.clock() })
    .where('id', '=', id)
    .execute();

  const code = codeOf(desk.shop, secret);
  const finished = await desk.ask('POST /v1/desk/setup/finish', { token, password, code });

  expect(finished).toMatchObject({ status: 404, body: { Message: messages.noInvitation } });
});

test.each([
  ['is blocked', { blocked_at: new Date('2026-01-10T08:00:00Z') }],
  ['has lost everything and was reset', { password_hash: null, totp_secret: null }],
  ['has another role now', { roles: ['orders' as const] }],
])('a desk whose only owner %s prints an address for a new one', async (_what, change) => {
  const { desk } = await aDeskWithStaff();
  const before = await inviteFirstOwner(desk.shop);
  await desk.shop.store.db.updateTable('staff').set(change).execute();

  const token = (await inviteFirstOwner(desk.shop)) ?? '';
  const done = await setsUp(desk, token, 'mina');

  expect(before).toBeNull();
  expect(done.body.Value.staff).toMatchObject({ userName: 'mina', roles: ['owner'] });
});

test('an address that was printed for a first owner makes none once the desk has an owner again', async () => {
  const { desk, owner } = await aDeskWithStaff();
  const { db } = desk.shop.store;
  await db.updateTable('staff').set({ blocked_at: desk.shop.clock() }).execute();
  const token = (await inviteFirstOwner(desk.shop)) ?? '';
  await db.updateTable('staff').set({ blocked_at: null }).where('id', '=', owner.id).execute();

  const done = await setsUp(desk, token, 'mallory');

  expect(done).toMatchObject({ status: 409, body: { Message: messages.hasOwner } });
});

test('an address that guesses at set-up addresses has to wait', async () => {
  const { desk } = await aDeskWithStaff();
  const guesses = [];
  for (let count = 0; count < 21; count += 1) {
    guesses.push((await begin(desk, String(count).padStart(43, '0'), '203.0.113.7')).status);
  }
  later(desk, 30);
  const form = { token: '1'.repeat(43), password, code: '000000' };
  const finish = () => desk.ask('POST /v1/desk/setup/finish', form, { address: '203.0.113.7' });
  const finished = [(await finish()).status, (await finish()).status];

  expect(guesses).toEqual([...Array<number>(20).fill(404), 429]);
  expect(finished).toEqual([404, 429]);
});
