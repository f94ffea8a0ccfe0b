import type { Transaction } from 'kysely';
import { Refusal } from '../http/refusal.ts';
import { countTry, forgetTries } from '../identity/limits/try-limit.ts';
import { isPassword } from '../identity/passwords/passwords.ts';
import type { Tables } from '../schema/tables.ts';
import type { Shop } from '../shop.ts';
import { messages } from './messages.ts';
import { stepOfCode } from './second-factor.ts';
import { codeKey, passwordKey, triesOfMember } from './sign-in-tries.ts';

/**
 * Checks the password of a member who is signed in, before a change that a borrowed browser must not make. Throws a 400 beside the
 * field, or a 429 after too many tries. Hashing takes long: call it outside a transaction.
 */
export async function provePassword(
  shop: Shop,
  staffId: number,
  password: string,
  field = { name: 'password', wrong: messages.wrongPassword as string },
): Promise<void> {
  const { db } = shop.store;
  const key = passwordKey(staffId);
  await countTry(db, shop.clock(), key, triesOfMember);
  const { password_hash } = await db
    .selectFrom('staff')
    .select('password_hash')
    .where('id', '=', staffId)
    .executeTakeFirstOrThrow();
  if (!(await isPassword(password_hash, password))) {
    const fields = [{ Field: field.name, Message: field.wrong }];
    throw new Refusal(400, field.wrong, { fields });
  }
  await forgetTries(db, key);
}

/** Checks and uses up a code of a member who is signed in. Throws a 400 beside the field, or a 429 after too many tries. */
export async function proveCode(shop: Shop, staffId: number, code: string): Promise<void> {
  const now = shop.clock();
  const key = codeKey(staffId);
  await countTry(shop.store.db, now, key, triesOfMember);
  await shop.store.transaction(async (tx) => {
    const member = await tx
      .selectFrom('staff')
      .select(['totp_secret', 'totp_last_step'])
      .where('id', '=', staffId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await useCode(tx, staffId, { ...member, code, now });
    await forgetTries(tx, key);
  });
}

interface TypedCode {
  totp_secret: string | null;
  totp_last_step: number;
  code: string;
  now: Date;
}

/** Uses up a code of the second factor of a member, whose row is locked. Throws a 400 if it is wrong or was used. */
export async function useCode(
  tx: Transaction<Tables>,
  staffId: number,
  { totp_secret, totp_last_step: lastStep, code, now }: TypedCode,
): Promise<void> {
  const step = totp_secret && stepOfCode(totp_secret, code, { now, lastStep });
  if (!step) {
    const Message = messages.wrongCode;
    throw new Refusal(400, Message, { fields: [{ Field: 'code', Message }] });
  }
  await tx.updateTable('staff').set({ totp_last_step: step }).where('id', '=', staffId).execute();
}
