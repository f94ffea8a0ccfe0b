import type { Confirmation, Login, Registration, SignedIn } from '@kashi/shared/contracts/account';
import type { Transaction } from 'kysely';
import { Refusal } from '../http/refusal.ts';
import type { Shop } from '../shop.ts';
import type { Tables } from '../schema/tables.ts';
import {
  checkCode,
  findConfirmation,
  sendingKey,
  startConfirmation,
  type TypedCode,
} from './confirmations.ts';
import { messages } from './messages.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { countTry, countTryFrom, forgetTries, forgiveTryFrom, type TryRule } from './try-limit.ts';

/** Says the same, and takes as long, for an unknown number and for a wrong password (R26). */
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
  return openSession(shop, customer);
}

/**
 * Always answers that a code is on its way, and it is: whether the number has an account already is told only to
 * whoever then knows the code, and so owns the number.
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
 * Opens the account that the code confirms. Confirmed again, by a second press or because the first answer was lost, it
 * signs in: whoever knows the code has opened the account.
 */
export async function confirmRegistration(shop: Shop, typed: TypedCode): Promise<SignedIn> {
  const { mobile, password_hash, first_name, last_name } = await checkCode(shop, 'register', typed);

  return shop.store.transaction(async (tx) => {
    // Of two at once the second waits here, and finds that nothing is left to confirm.
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

export async function startRecovery(shop: Shop, mobile: string, ip: string): Promise<Confirmation> {
  const customer = await findByMobile(shop, mobile);
  return startConfirmation(shop, { purpose: 'recover', mobile, sends: customer !== undefined, ip });
}

/** From a right code on, the password may be set for ten minutes. */
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

/** Ends every other session of the customer. */
export async function setNewPassword(
  shop: Shop,
  hashId: string,
  password: string,
): Promise<SignedIn> {
  const confirmation = await findConfirmation(shop, hashId);
  // The code of a registration confirms a registration, and no password.
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

/** Throws 400 where the number's account is gone. */
async function ownerOf(tx: Transaction<Tables>, mobile: string) {
  const owner = await tx
    .selectFrom('customers')
    .selectAll()
    .where('mobile', '=', mobile)
    .executeTakeFirst();
  if (!owner) throw new Refusal(400, messages.noConfirmation);
  return owner;
}

async function openSession(
  shop: Shop,
  customer: { id: number; first_name: string; last_name: string },
  tx?: Transaction<Tables>,
): Promise<SignedIn> {
  return {
    Token: await shop.sessions.open(customer.id, tx),
    UserFullName: `${customer.first_name} ${customer.last_name}`,
  };
}
