import type { Confirmation, Login, Registration, SignedIn } from '@kashi/contracts/account/account';
import type { Transaction } from 'kysely';
import { Refusal } from '../http/refusal.ts';
import type { Shop } from '../shop.ts';
import type { Tables } from '../schema/tables.ts';
import { checkCode, findConfirmation, startConfirmation, type TypedCode } from './confirmations.ts';
import { sendingKey } from './limits/sending-limit.ts';
import { messages } from './messages.ts';
import { openSession } from './sessions/open-session.ts';
import { hashPassword, isPassword } from './passwords/passwords.ts';
import {
  countTry,
  countTryFrom,
  forgetTries,
  forgiveTryFrom,
  type TryRule,
} from './limits/try-limit.ts';

/** Answers an unknown number and a wrong password with the same words and in the same time (R26). */
export async function signIn(
  shop: Shop,
  { UserName, Password }: Login,
  ip: string,
): Promise<SignedIn> {
  const { db } = shop.store;
  const now = shop.clock();
  const numberKey = `login:number:${UserName}`;
  await countTryFrom(shop, ip, 'login', triesFromAddress);
  await countTry(db, now, numberKey, triesOfNumber);

  const customer = await findByMobile(shop, UserName);
  const right = await isPassword(customer?.password_hash ?? null, Password);
  if (!customer || !right) throw new Refusal(400, messages.wrongSignIn);

  await forgetTries(db, numberKey);
  await forgiveTryFrom(shop, ip, 'login');
  return shop.store.transaction(async (tx) => {
    // The hash took its time: locked, so that a password which was changed meanwhile opens no session that the change did not end.
    const current = await tx
      .selectFrom('customers')
      .selectAll()
      .where('id', '=', customer.id)
      .where('password_hash', '=', customer.password_hash)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!current) throw new Refusal(400, messages.wrongSignIn);
    return openSession(shop, current, tx);
  });
}

/**
 * Always answers that a code was sent, and sends one. Whether the number already has an account is told only after the code is
 * confirmed, so only to the number's owner.
 */
export async function register(shop: Shop, form: Registration, ip: string): Promise<Confirmation> {
  return startConfirmation(shop, {
    purpose: 'register',
    mobile: form.UserName,
    sends: true,
    ip,
    account: async () => ({
      password_hash: await hashPassword(form.Password),
      first_name: form.FirstName,
      last_name: form.LastName,
    }),
  });
}

/**
 * Opens the account that the code confirms. A repeated confirmation, by a second press or after a lost answer, signs in: whoever
 * knows the code has opened the account.
 */
export async function confirmRegistration(shop: Shop, typed: TypedCode): Promise<SignedIn> {
  const { mobile, password_hash, first_name, last_name } = await checkCode(shop, 'register', typed);

  return shop.store.transaction(async (tx) => {
    // Of two confirmations at once, the second waits here and finds the code already used.
    const { numUpdatedRows } = await tx
      .updateTable('confirmations')
      .set({ confirmed_at: shop.clock(), password_hash: null })
      .where('hash_id', '=', typed.hashId)
      .where('confirmed_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return openSession(shop, await ownerOf(tx, mobile), tx);
    if (!password_hash || !first_name || !last_name)
      throw new Refusal(400, messages.noConfirmation);

    await forgetTries(tx, sendingKey(mobile));
    const customer = await tx
      .insertInto('customers')
      .values({ mobile, password_hash, first_name, last_name, registered_at: shop.clock() })
      .onConflict((conflict) => conflict.column('mobile').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!customer) throw new Refusal(400, messages.numberHasAccount);

    await tx.insertInto('wallets').values({ customer_id: customer.id }).execute();
    return openSession(shop, customer, tx);
  });
}

/**
 * Begins the recovery of a password (§4). Answers alike for a number without an account, to which nothing is sent (R26). Throws a
 * 429 where too many codes were asked for.
 */
export async function startRecovery(shop: Shop, mobile: string, ip: string): Promise<Confirmation> {
  const customer = await findByMobile(shop, mobile);
  return startConfirmation(shop, { purpose: 'recover', mobile, sends: customer !== undefined, ip });
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

/** Sets the password and ends every other session of the customer. */
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
  const password_hash = await hashPassword(password);

  const { customer, signedIn } = await shop.store.transaction(async (tx) => {
    const used = await tx
      .deleteFrom('confirmations')
      .where('hash_id', '=', hashId)
      .returning('mobile')
      .executeTakeFirst();
    if (!used) throw new Refusal(400, messages.notConfirmed);

    const owner = await tx
      .updateTable('customers')
      .set({ password_hash })
      .where('mobile', '=', used.mobile)
      .returningAll()
      .executeTakeFirstOrThrow();
    await shop.sessions.endAllOf(owner.id, tx);
    await forgetTries(tx, `login:number:${used.mobile}`);
    await forgetTries(tx, sendingKey(used.mobile));
    return { customer: owner, signedIn: await openSession(shop, owner, tx) };
  });
  shop.sessions.forget(customer.id);
  return signedIn;
}

const settingMs = 10 * 60 * 1000;

const triesOfNumber: TryRule = { free: 5, firstWaitSeconds: 30, mostWaitSeconds: 3600 };
const triesFromAddress: TryRule = { free: 50, firstWaitSeconds: 30, mostWaitSeconds: 3600 };

function findByMobile(shop: Shop, mobile: string) {
  return shop.store.db
    .selectFrom('customers')
    .selectAll()
    .where('mobile', '=', mobile)
    .executeTakeFirst();
}

/** Throws 400 if the number has no account any more. */
async function ownerOf(tx: Transaction<Tables>, mobile: string) {
  const owner = await tx
    .selectFrom('customers')
    .selectAll()
    .where('mobile', '=', mobile)
    .executeTakeFirst();
  if (!owner) throw new Refusal(400, messages.noConfirmation);
  return owner;
}
