import { expect, test } from 'vitest';
import { aMember, signedInAnew } from '../../desk/desk-fixtures.ts';
import { hashPassword } from '../../identity/passwords/passwords.ts';
import { messages } from './messages.ts';
import { twoSoldPieces } from './refund-fixtures.ts';

test('whoever was made an owner confirms what is asked a week later, and nothing that is asked a moment sooner', async () => {
  const { desk, clerk, ask } = await twoSoldPieces();
  const { shop } = desk;
  const support = await aMember(desk, ['support']);
  const owner = await aMember(desk, ['owner']);
  const roles = ['orders' as const, 'owner' as const];
  await desk.ask('POST /v1/desk/staff/change', { id: clerk.id, fullName: 'همکار', roles }, owner);
  const madeAt = shop.clock().getTime();
  const confirmedAfter = async (ms: number, seen: number) => {
    shop.setTime(new Date(madeAt + ms));
    const { body } = await ask({ seen }, await signedInAnew(desk, support));
    const newOwner = await signedInAnew(desk, clerk);
    return desk.ask('POST /v1/desk/refunds/confirm', { id: body.Value.id }, newOwner);
  };

  const early = await confirmedAfter(weekMs - 1, 0);
  const aWeekLater = await confirmedAfter(weekMs, 1);

  expect(early).toMatchObject({ status: 409, body: { Message: messages.tooNew } });
  expect(aWeekLater.body.Value).toMatchObject({ state: 'done' });
});

test('an owner who has changed their own password a moment ago confirms as before', async () => {
  const { desk, ask } = await twoSoldPieces();
  const support = await aMember(desk, ['support']);
  const owner = await aMember(desk, ['owner']);
  const oldPassword = 'a long password';
  const password_hash = await hashPassword(oldPassword);
  await desk.shop.store.db
    .updateTable('staff')
    .set({ password_hash })
    .where('id', '=', owner.id)
    .execute();
  const change = { oldPassword, newPassword: 'another long one' };
  const changed = await desk.ask('POST /v1/desk/session/password', change, owner);

  const { id } = (await ask({}, support)).body.Value;
  const confirmed = await desk.ask('POST /v1/desk/refunds/confirm', { id }, owner);

  expect([changed.status, confirmed.status]).toEqual([200, 200]);
});

const weekMs = 7 * 24 * 60 * 60 * 1000;
