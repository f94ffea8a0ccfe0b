import { randomUUID } from 'node:crypto';
import type { Role } from '@kashi/contracts/desk/desk-call';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aDeskOf, aMember, codeOf, loggedChanges, type TestDesk } from '../desk/desk-fixtures.ts';
import { messages } from '../desk-staff/messages.ts';
import { testShop } from '../testing/test-shop.ts';

const newcomer = { userName: 'babak', fullName: 'بابک صالحی' };

async function aDeskWithOwner(): Promise<{
  desk: TestDesk;
  owner: { id: number; cookie: string };
}> {
  const desk = await aDeskOf(await testShop());
  return { desk, owner: await aMember(desk, ['owner']) };
}

test('a new member gets a one-time address, sets themselves up there, and has the roles they were given', async () => {
  const { desk, owner } = await aDeskWithOwner();

  const added = await desk.ask(
    'POST /v1/desk/staff/add',
    { ...newcomer, roles: ['orders', 'support'] },
    owner,
  );
  const { setupAddress } = added.body.Value;
  const token = setupAddress.split('#')[1] ?? '';
  const begun = await desk.ask('POST /v1/desk/setup/begin', { token });
  const done = await desk.ask('POST /v1/desk/setup/finish', {
    token,
    password: 'a long password',
    code: codeOf(desk.shop, begun.body.Value.secret),
  });

  expect(setupAddress).toMatch(/^http:\/\/127\.0\.0\.1:3002\/setup#[\w-]{43}$/);
  expect(begun.body.Value).toMatchObject(newcomer);
  expect(begun.body.Value.address).toMatch(/^otpauth:\/\/totp\/.*babak/);
  expect(done.body.Value.staff).toMatchObject({ ...newcomer, roles: ['orders', 'support'] });
  expect((await desk.ask('GET /v1/desk/staff', {}, done)).status).toBe(403);
});

test('a name that somebody has is refused beside its field', async () => {
  const { desk, owner } = await aDeskWithOwner();
  const add = () => desk.ask('POST /v1/desk/staff/add', { ...newcomer, roles: ['orders'] }, owner);
  await add();

  const again = await add();

  expect(again.status).toBe(409);
  expect(again.body.Errors).toEqual([{ Field: 'userName', Message: messages.userNameTaken }]);
});

test('who adds a member again after a lost answer adds no second one, and gets an address that works', async () => {
  const { desk, owner } = await aDeskWithOwner();
  const member = { ...newcomer, roles: ['orders' as const], key: randomUUID() };
  const lost = await desk.ask('POST /v1/desk/staff/add', member, owner);

  const again = await desk.ask('POST /v1/desk/staff/add', member, owner);

  const beginAt = ({ body }: typeof again) =>
    desk.ask('POST /v1/desk/setup/begin', { token: body.Value.setupAddress.split('#')[1] ?? '' });
  expect(again.body.Value.staff.id).toBe(lost.body.Value.staff.id);
  expect((await beginAt(again)).body.Value).toMatchObject(newcomer);
  expect((await beginAt(lost)).status).toBe(404);
  expect((await desk.ask('GET /v1/desk/staff', {}, owner)).body.Value).toHaveLength(2);
  expect(await loggedChanges(desk)).toHaveLength(1);
  const kept = await desk.shop.store.db.selectFrom('desk_answers').selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain('setup');
});

test('a member whose role is taken away, or who is blocked, is out in the middle of their work', async () => {
  const { desk, owner } = await aDeskWithOwner();
  const clerk = await aMember(desk, ['orders', 'support'], { userName: 'clerk' });
  const helper = await aMember(desk, ['support'], { userName: 'helper' });
  const status = async (member: { cookie: string }) =>
    (await desk.ask('GET /v1/desk/session', {}, member)).body.Value.stage;
  const before = [await status(clerk), await status(helper)];

  await desk.ask(
    'POST /v1/desk/staff/change',
    { id: clerk.id, fullName: 'همکار', roles: ['support'] },
    owner,
  );
  await desk.ask('POST /v1/desk/staff/block', { id: helper.id }, owner);

  expect(before).toEqual(['whole', 'whole']);
  expect([await status(clerk), await status(helper)]).toEqual(['none', 'none']);
});

test('of two owners who change one member the second is told what the first has saved, and no role that was taken away comes back', async () => {
  const { desk, owner: second } = await aDeskWithOwner();
  const first = await aMember(desk, ['owner'], { userName: 'first' });
  const { id } = await aMember(desk, ['orders', 'support'], { userName: 'clerk' });
  const read = async () =>
    (await desk.ask('GET /v1/desk/staff', {}, second)).body.Value.find((each) => each.id === id);
  const { version } = (await read()) ?? {};
  const save = (fullName: string, roles: Role[], seen: string | undefined, by: typeof first) =>
    desk.ask('POST /v1/desk/staff/change', { id, fullName, roles, version: seen }, by);

  const saved = await save('همکار', ['support'], version, first);
  const late = await save('لاله', ['orders', 'support'], version, second);
  const rolesThen = (await read())?.roles;
  const again = await save('لاله', ['support'], saved.body.Value.version, second);

  expect(late).toMatchObject({
    status: 409,
    body: {
      Message: messages.staffMoved,
      Value: { current: { roles: ['support'], version: saved.body.Value.version } },
    },
  });
  expect(rolesThen).toEqual(['support']);
  expect(again.body.Value).toMatchObject({ fullName: 'لاله', roles: ['support'] });
});

test('a change of a member that is sent again after a lost answer is no change by another owner', async () => {
  const { desk, owner } = await aDeskWithOwner();
  const { id } = await aMember(desk, ['orders'], { userName: 'clerk' });
  const { body } = await desk.ask('GET /v1/desk/staff', {}, owner);
  const { version } = body.Value.find((each) => each.id === id) ?? {};
  const press = { id, fullName: 'لاله', roles: ['orders', 'support'] as Role[], version };

  const [first, second] = [
    await desk.ask('POST /v1/desk/staff/change', press, owner),
    await desk.ask('POST /v1/desk/staff/change', press, owner),
  ];

  expect(second.status).toBe(200);
  expect(second.body.Value).toEqual(first.body.Value);
});

test('a role that is added leaves the session open, and counts at once', async () => {
  const { desk, owner } = await aDeskWithOwner();
  const clerk = await aMember(desk, ['orders'], { userName: 'clerk' });
  const change = { id: clerk.id, fullName: 'همکار', roles: ['orders' as const, 'owner' as const] };

  await desk.ask('POST /v1/desk/staff/change', change, owner);

  expect((await desk.ask('GET /v1/desk/staff', {}, clerk)).status).toBe(200);
});

test('no owner shuts themselves out', async () => {
  const { desk, owner } = await aDeskWithOwner();
  const { id } = owner;

  const asked = [
    await desk.ask('POST /v1/desk/staff/block', { id }, owner),
    await desk.ask('POST /v1/desk/staff/reset', { id }, owner),
    await desk.ask('POST /v1/desk/staff/change', { id, fullName: 'x', roles: ['orders'] }, owner),
  ];

  expect(asked.map(({ status }) => status)).toEqual([409, 409, 409]);
  expect(asked[0]?.body.Message).toBe(messages.notYourself);
});

test('of two owners who shut each other out at once one stays', async () => {
  const { desk, owner } = await aDeskWithOwner();
  const other = await aMember(desk, ['owner'], { userName: 'other' });

  const asked = await Promise.all([
    desk.ask('POST /v1/desk/staff/block', { id: other.id }, owner),
    desk.ask('POST /v1/desk/staff/block', { id: owner.id }, other),
  ]);

  expect(asked.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a member who has lost the telephone is reset: what they had is void, and a new address is told', async () => {
  const { desk, owner } = await aDeskWithOwner();
  const clerk = await aMember(desk, ['orders'], { userName: 'clerk' });

  const reset = await desk.ask('POST /v1/desk/staff/reset', { id: clerk.id }, owner);

  expect(reset.body.Value.staff.isSetUp).toBe(false);
  expect((await desk.ask('GET /v1/desk/session', {}, clerk)).body.Value.stage).toBe('none');
});

test('the log says who changed what, as it was and as it is, newest first and page by page', async () => {
  const { desk, owner } = await aDeskWithOwner();
  const clerk = await aMember(desk, ['orders'], { userName: 'clerk' });
  const change = (fullName: string) =>
    desk.ask('POST /v1/desk/staff/change', { id: clerk.id, fullName, roles: ['orders'] }, owner);
  for (const name of ['یک', 'دو', 'سه']) await change(name);

  const first = await desk.ask('GET /v1/desk/audit', { limit: 2, subject: 'staff' }, owner);
  const after = first.body.Value.next ?? '';
  const second = await desk.ask('GET /v1/desk/audit', { limit: 2, after }, owner);

  expect(first.body.Value.rows).toMatchObject([
    {
      staffId: owner.id,
      call: 'POST /v1/desk/staff/change',
      subjectId: String(clerk.id),
      before: { fullName: 'دو' },
      after: { fullName: 'سه' },
    },
    { after: { fullName: 'دو' } },
  ]);
  expect(second.body.Value).toMatchObject({ rows: [{ after: { fullName: 'یک' } }], next: null });
});

test('a change that fails leaves nothing in the log', async () => {
  const { desk, owner } = await aDeskWithOwner();

  await desk.ask('POST /v1/desk/staff/block', { id: 999 }, owner);

  expect(await loggedChanges(desk)).toEqual([]);
});

test('nobody rewrites the log, not even by hand', async () => {
  const { desk, owner } = await aDeskWithOwner();
  const clerk = await aMember(desk, ['orders'], { userName: 'clerk' });
  await desk.ask('POST /v1/desk/staff/block', { id: clerk.id }, owner);
  const { db } = desk.shop.store;

  await expect(db.deleteFrom('desk_changes').execute()).rejects.toThrow(/only grows/);
  await expect(db.updateTable('desk_changes').set({ staff_name: 'x' }).execute()).rejects.toThrow(
    /only grows/,
  );
  await expect(sql`update desk_changes set after = '{}'`.execute(db)).rejects.toThrow(/only grows/);
  await expect(sql`truncate desk_changes`.execute(db)).rejects.toThrow(/only grows/);
});

test.each(['not-a-place', '', Buffer.from('["a"]').toString('base64url')])(
  'a page that no list gave away («%s») is refused',
  async (after) => {
    const { desk, owner } = await aDeskWithOwner();

    const asked = await desk.ask('GET /v1/desk/audit', { after }, owner);

    expect(asked.status).toBe(400);
  },
);
