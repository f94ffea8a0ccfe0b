import type { Confirmation, SignedIn } from '@kashi/contracts/account/account';
import { isNumberOfNobody } from '@kashi/contracts/desk/closed-accounts';
import { Refusal } from '../http/refusal.ts';
import type { Shop } from '../shop.ts';
import {
  againMs,
  checkCode,
  findConfirmation,
  startConfirmation,
  type TypedCode,
} from './confirmations.ts';
import { sendingKey } from './limits/sending-limit.ts';
import { forgetTries } from './limits/try-limit.ts';
import { messages } from './messages.ts';
import { hashPassword, isPassword } from './passwords/passwords.ts';
import { oldPasswordKey } from './profiles.ts';
import { openSession, openSessionByPassword } from './sessions/open-session.ts';

/**
 * Begins the recovery of a password (§4). Answers alike for a number without an account, to which nothing is sent (R26). Throws a
 * 429 where too many codes were asked for. The number that stands in the place of a closed account's own counts as one without.
 */
export async function startRecovery(shop: Shop, mobile: string, ip: string): Promise<Confirmation> {
  const customer = await shop.store.db
    .selectFrom('customers')
    .select('id')
    .where('mobile', '=', mobile)
    .executeTakeFirst();
  const sends = customer !== undefined && !isNumberOfNobody(mobile);
  return startConfirmation(shop, { purpose: 'recover', mobile, sends, ip });
}

/** Confirms the code; the password may then be set for ten minutes. */
export async function confirmRecovery(shop: Shop, typed: TypedCode): Promise<void> {
  await checkCode(shop, 'recover', typed);
  const now = shop.clock();
  await shop.store.db
    .updateTable('confirmations')
    .set({ confirmed_at: now, expires_at: new Date(now.getTime() + settingMs) })
    .where('hash_id', '=', typed.hashId)
    .where('confirmed_at', 'is', null)
    .execute();
}

/**
 * Sets the password and ends every other session of the customer. A confirmed code does this once. A second press with the same password
 * only signs in, because a browser without JavaScript has dropped the first answer and its session.
 */
export async function setNewPassword(
  shop: Shop,
  hashId: string,
  password: string,
): Promise<SignedIn> {
  const confirmation = await findConfirmation(shop, hashId);
  // A registration code does not allow setting a password.
  const isConfirmed = confirmation?.purpose === 'recover' && confirmation.confirmed_at !== null;
  if (!isConfirmed || confirmation.expires_at <= shop.clock()) {
    throw new Refusal(400, messages.notConfirmed);
  }
  const signedIn =
    (confirmation.code_hash && (await setOnce(shop, hashId, await hashPassword(password)))) ??
    (await signInAgain(shop, confirmation.mobile, password));
  if (!signedIn) throw new Refusal(400, messages.notConfirmed);
  return signedIn;
}

/** Null for a request that has set a password already: its code is gone then. */
async function setOnce(
  shop: Shop,
  hashId: string,
  password_hash: string,
): Promise<SignedIn | null> {
  const set = await shop.store.transaction(async (tx) => {
    // Of two presses at once, the second one waits here and finds the code gone.
    const used = await tx
      .updateTable('confirmations')
      .set({ code_hash: null, expires_at: new Date(shop.clock().getTime() + againMs) })
      .where('hash_id', '=', hashId)
      .where('code_hash', 'is not', null)
      .returning('mobile')
      .executeTakeFirst();
    if (!used) return null;

    const owner = await tx
      .updateTable('customers')
      .set({ password_hash })
      .where('mobile', '=', used.mobile)
      .returningAll()
      .executeTakeFirstOrThrow();
    await shop.sessions.endAllOf(owner.id, tx);
    await forgetTries(tx, `login:number:${used.mobile}`);
    await forgetTries(tx, oldPasswordKey(owner.id));
    await forgetTries(tx, sendingKey(used.mobile));
    return { customerId: owner.id, signedIn: await openSession(shop, owner, tx) };
  });
  if (!set) return null;
  shop.sessions.forget(set.customerId);
  return set.signedIn;
}

/** Null where the password is another than the one that was set. */
async function signInAgain(shop: Shop, mobile: string, password: string): Promise<SignedIn | null> {
  const customer = await shop.store.db
    .selectFrom('customers')
    .select(['id', 'password_hash'])
    .where('mobile', '=', mobile)
    .executeTakeFirst();
  const right = await isPassword(customer?.password_hash ?? null, password);
  return customer && right ? openSessionByPassword(shop, customer) : null;
}

const settingMs = 10 * 60 * 1000;
