import { expect, test } from 'vitest';
import { aMember, codeOf, loggedChanges } from '../desk/desk-fixtures.ts';
import { messages } from '../desk-passkeys/messages.ts';
import { later, password, signIn } from './owner-fixtures.ts';
import { aDeskWithPasskey, signsInBy, type Keyholder } from './passkey-fixtures.ts';

test('a member removes a passkey against the password, which ends the other sessions and leaves password and code', async () => {
  const { desk, secret, cookie, device, id } = await aDeskWithPasskey();
  const lost = await signsInBy(desk, device);
  const remove = (typed: string) =>
    desk.ask('POST /v1/desk/passkeys/remove', { id, password: typed }, { cookie });

  const wrong = await remove('not the password');
  const right = await remove(password);

  expect(wrong.body.Errors).toMatchObject([{ Field: 'password' }]);
  expect(right.body.Message).toBe(messages.removed);
  expect((await desk.ask('GET /v1/desk/staff', {}, lost)).status).toBe(401);
  expect((await desk.ask('GET /v1/desk/staff', {}, { cookie })).status).toBe(200);
  expect((await loggedChanges(desk)).at(-1)).toMatchObject({
    call: 'POST /v1/desk/passkeys/remove',
    before: { name: 'تلفن همراه' },
    after: null,
  });
  later(desk, 60);
  const code = codeOf(desk.shop, secret);
  const whole = await desk.ask(
    'POST /v1/desk/session/second-factor',
    { code },
    await signIn(desk, password),
  );
  expect(whole.status).toBe(200);
});

test("nobody removes another member's passkey as their own", async () => {
  const { desk, id } = await aDeskWithPasskey();
  const other = await aClerkOf({ desk });

  const asked = await desk.ask('POST /v1/desk/passkeys/remove', { id, password }, other);

  expect(asked.body).toMatchObject({ Status: 404, Message: messages.noPasskey });
});

test('an owner removes the passkey of a member who has lost a device, and the member is out', async () => {
  const { desk, cookie, device, id } = await aDeskWithPasskey();
  const lost = await signsInBy(desk, device);
  const other = await aMember(desk, ['owner'], { userName: 'other' });
  const clerk = await aMember(desk, ['orders'], { userName: 'clerk' });
  const remove = (by: { cookie: string }) =>
    desk.ask('POST /v1/desk/staff/passkeys/remove', { staffId: 1, id }, by);

  const list = await desk.ask('GET /v1/desk/staff/passkeys', { staffId: 1 }, other);
  const byClerk = await remove(clerk);
  const byThemselves = await remove({ cookie });
  const byOwner = await remove(other);

  expect(list.body.Value).toMatchObject([{ id, name: 'تلفن همراه' }]);
  expect([byClerk.status, byThemselves.status, byOwner.status]).toEqual([403, 409, 200]);
  expect((await desk.ask('GET /v1/desk/session', {}, lost)).body.Value.stage).toBe('none');
  expect((await signsInBy(desk, device)).status).toBe(400);
  expect((await loggedChanges(desk)).at(-1)).toMatchObject({
    staff_id: other.id,
    call: 'POST /v1/desk/staff/passkeys/remove',
    before: { staffId: 1 },
  });
});

test('a reset voids the passkeys too', async () => {
  const { desk, device } = await aDeskWithPasskey();
  const other = await aMember(desk, ['owner'], { userName: 'other' });

  await desk.ask('POST /v1/desk/staff/reset', { id: 1 }, other);

  expect((await signsInBy(desk, device)).status).toBe(400);
  const list = await desk.ask('GET /v1/desk/staff/passkeys', { staffId: 1 }, other);
  expect(list.body.Value).toEqual([]);
});

test('the store takes no member with a password and no second factor', async () => {
  const { desk } = await aDeskWithPasskey();

  const left = desk.shop.store.db.updateTable('staff').set({ totp_secret: null }).execute();

  await expect(left).rejects.toThrow(/check constraint/);
});

/** Another member, with the password of the owner. */
async function aClerkOf({ desk }: Pick<Keyholder, 'desk'>) {
  const { db } = desk.shop.store;
  const clerk = await aMember(desk, ['orders']);
  const { password_hash } = await db
    .selectFrom('staff')
    .select('password_hash')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  await db.updateTable('staff').set({ password_hash }).where('id', '=', clerk.id).execute();
  return clerk;
}
