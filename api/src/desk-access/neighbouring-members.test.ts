import { expect, test } from 'vitest';
import { aMember, codeOf, type TestDesk } from '../desk/desk-fixtures.ts';
import { later, password } from './owner-fixtures.ts';
import { aDeskWithPasskey, signsInBy } from './passkey-fixtures.ts';

const name = 'babak';
const othersPassword = 'a password of his own';

/** A desk with an owner who has a passkey, and a second owner who has set himself up with a password of his own. */
async function twoOwners() {
  const first = await aDeskWithPasskey();
  const { desk, cookie } = first;
  const member = { userName: name, fullName: 'بابک', roles: ['owner' as const] };
  const added = await desk.ask('POST /v1/desk/staff/add', member, { cookie });
  const token = added.body.Value.setupAddress.split('#')[1] ?? '';
  const { secret } = (await desk.ask('POST /v1/desk/setup/begin', { token })).body.Value;
  const form = { token, password: othersPassword, code: codeOf(desk.shop, secret) };
  const done = await desk.ask('POST /v1/desk/setup/finish', form);
  const second = { id: added.body.Value.staff.id, cookie: done.cookie ?? '', secret };
  return { ...first, second };
}

const stageOf = async (desk: TestDesk, by: { cookie: string }) =>
  (await desk.ask('GET /v1/desk/session', {}, by)).body.Value.stage;

const signInAs = (desk: TestDesk, userName: string, typed: string) =>
  desk.ask('POST /v1/desk/session/sign-in', { userName, password: typed });

test('each member signs in by their own password, and neither knows the other’s after a set-up', async () => {
  const { desk } = await twoOwners();

  const answers = [
    await signInAs(desk, 'laleh', password),
    await signInAs(desk, name, othersPassword),
    await signInAs(desk, 'laleh', othersPassword),
    await signInAs(desk, name, password),
  ];

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 400, 400]);
});

test('whoever signs out, or has a new password, ends no session of another', async () => {
  const { desk, cookie, second } = await twoOwners();
  const newPassword = 'another long one';

  const wrong = { oldPassword: othersPassword, newPassword };
  const byOthers = await desk.ask('POST /v1/desk/session/password', wrong, { cookie });
  const change = { oldPassword: password, newPassword };
  await desk.ask('POST /v1/desk/session/password', change, { cookie });
  await desk.ask('POST /v1/desk/session/sign-out', {}, { cookie });

  expect(byOthers.status).toBe(400);
  expect(await stageOf(desk, second)).toBe('whole');
  expect((await signInAs(desk, name, othersPassword)).status).toBe(200);
  expect((await signInAs(desk, name, newPassword)).status).toBe(400);
});

test('a member proves their own password before a change, and nobody else’s', async () => {
  const { desk, cookie, second } = await twoOwners();
  const change = async (oldPassword: string, by: { cookie: string }) => {
    const wish = { oldPassword, newPassword: oldPassword };
    return (await desk.ask('POST /v1/desk/session/password', wish, by)).status;
  };

  const statuses = [
    await change(othersPassword, { cookie }),
    await change(password, second),
    await change(password, { cookie }),
    await change(othersPassword, second),
  ];

  expect(statuses).toEqual([400, 400, 200, 200]);
});

test('whoever uses a code uses up no code of another', async () => {
  const { desk, secret, second } = await twoOwners();
  later(desk, 60);
  const codes = [codeOf(desk.shop, secret), codeOf(desk.shop, second.secret)];
  const halves = [
    await signInAs(desk, 'laleh', password),
    await signInAs(desk, name, othersPassword),
  ];

  const statuses = [];
  for (const [index, half] of halves.entries()) {
    const code = codes[index] ?? '';
    statuses.push((await desk.ask('POST /v1/desk/session/second-factor', { code }, half)).status);
  }

  expect(statuses).toEqual([200, 200]);
});

test('a member who is reset takes neither passkey nor session nor password from another', async () => {
  const { desk, cookie, device, second } = await twoOwners();

  await desk.ask('POST /v1/desk/staff/reset', { id: second.id }, { cookie });

  const staff = (await desk.ask('GET /v1/desk/staff', {}, { cookie })).body.Value;
  expect(staff.map(({ isSetUp }) => isSetUp)).toEqual([true, false]);
  expect((await signsInBy(desk, device)).status).toBe(200);
  expect((await signInAs(desk, 'laleh', password)).status).toBe(200);
});

test('a member who is blocked, let in again or changed leaves every other as they are', async () => {
  const { desk, cookie, second } = await twoOwners();
  const { id } = second;
  const owner = { cookie };
  const others = async () =>
    (await desk.ask('GET /v1/desk/staff', {}, owner)).body.Value.filter((each) => each.id !== id);
  const clerk = { userName: 'mina', fullName: 'مینا', roles: ['orders' as const] };
  const added = await desk.ask('POST /v1/desk/staff/add', clerk, owner);
  const before = await others();

  await desk.ask('POST /v1/desk/staff/block', { id }, owner);
  await desk.ask('POST /v1/desk/staff/unblock', { id }, owner);
  const change = { id, fullName: 'بابک صالحی', roles: ['support' as const] };
  await desk.ask('POST /v1/desk/staff/change', change, owner);
  const token = added.body.Value.setupAddress.split('#')[1] ?? '';
  const begun = await desk.ask('POST /v1/desk/setup/begin', { token });

  expect(await others()).toEqual(before);
  expect(begun.body.Value.userName).toBe('mina');
});

test('whoever is away for half an hour is not kept signed in by the work of another', async () => {
  const { desk, cookie, second } = await twoOwners();

  later(desk, 20 * 60);
  await stageOf(desk, { cookie });
  later(desk, 10 * 60);

  expect(await stageOf(desk, { cookie })).toBe('whole');
  expect(await stageOf(desk, second)).toBe('none');
});

test('nobody but an owner reads, adds, changes, blocks or resets members, or reads the log', async () => {
  const { desk } = await aDeskWithPasskey();
  const roles = ['orders' as const, 'catalogue' as const, 'support' as const];
  const clerk = await aMember(desk, roles);
  const { id } = await aMember(desk, ['support'], { userName: 'helper' });
  const fullName = 'همکار';

  const answers = [
    await desk.ask('GET /v1/desk/staff', {}, clerk),
    await desk.ask('POST /v1/desk/staff/add', { userName: name, fullName, roles }, clerk),
    await desk.ask('POST /v1/desk/staff/change', { id, fullName, roles }, clerk),
    await desk.ask('POST /v1/desk/staff/block', { id }, clerk),
    await desk.ask('POST /v1/desk/staff/unblock', { id }, clerk),
    await desk.ask('POST /v1/desk/staff/reset', { id }, clerk),
    await desk.ask('GET /v1/desk/staff/passkeys', { staffId: 1 }, clerk),
    await desk.ask('GET /v1/desk/audit', {}, clerk),
  ];

  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
});
