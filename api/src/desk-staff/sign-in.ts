import { Refusal } from '../http/refusal.ts';
import { hashPassword, isPassword } from '../identity/passwords/passwords.ts';
import { countTry, forgetTries } from '../identity/limits/try-limit.ts';
import type { Shop } from '../shop.ts';
import { messages } from './messages.ts';
import { provePassword, useCode } from './proofs.ts';
import { codeKey, countSignIn, forgiveSignIn, triesOfMember } from './sign-in-tries.ts';
import { openStaffSession, useHalfSession } from './staff-sessions.ts';

/**
 * Checks the password and opens half a session; returns its token. An unknown name, a wrong password, and a member who is blocked
 * or not set up are answered with the same words, after the same work.
 */
export async function startSignIn(
  shop: Shop,
  { userName, password }: { userName: string; password: string },
  ip: string,
): Promise<string> {
  const { db } = shop.store;
  const now = shop.clock();
  await countSignIn(shop, userName, ip);

  const member = await db
    .selectFrom('staff')
    .select(['id', 'password_hash'])
    .where('user_name', '=', userName)
    .where('blocked_at', 'is', null)
    .executeTakeFirst();
  const isRight = await isPassword(member?.password_hash ?? null, password);
  if (!member || !isRight) throw new Refusal(400, messages.wrongSignIn);

  await forgiveSignIn(shop, userName, ip);
  return shop.store.transaction(async (tx) => {
    // The hash took its time: locked, so that a member who was blocked, reset or given another password meanwhile stays out.
    const current = await tx
      .selectFrom('staff')
      .select('id')
      .where('id', '=', member.id)
      .where('password_hash', '=', member.password_hash)
      .where('blocked_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!current) throw new Refusal(400, messages.wrongSignIn);
    return openStaffSession(tx, current.id, { isWhole: false, now });
  });
}

/**
 * Checks the code of the second factor; uses up the half session `token` and returns the token of a whole one. Throws a 401 if the
 * half session has ended meanwhile, or its member was blocked.
 */
export async function finishSignIn(
  shop: Shop,
  { staffId, token, code }: { staffId: number; token: string; code: string },
): Promise<string> {
  const now = shop.clock();
  const key = codeKey(staffId);
  await countTry(shop.store.db, now, key, triesOfMember);
  return shop.store.transaction(async (tx) => {
    // Locked, so that of two requests with one code the second finds it used.
    const member = await tx
      .selectFrom('staff')
      .select(['totp_secret', 'totp_last_step'])
      .where('id', '=', staffId)
      .where('blocked_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!member || !(await useHalfSession(tx, token, { staffId, now }))) {
      throw new Refusal(401, messages.notSignedIn);
    }
    await useCode(tx, staffId, { ...member, code, now });
    await tx.updateTable('staff').set({ last_seen_at: now }).where('id', '=', staffId).execute();
    await forgetTries(tx, key);
    return openStaffSession(tx, staffId, { isWhole: true, now });
  });
}

/** The hash of a member's new password, after the old one was checked. Hashing takes long: call it outside a transaction. */
export async function replacedPassword(
  shop: Shop,
  staffId: number,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
): Promise<string> {
  const field = { name: 'oldPassword', wrong: messages.wrongOldPassword };
  await provePassword(shop, staffId, oldPassword, field);
  return hashPassword(newPassword);
}
