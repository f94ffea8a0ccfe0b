import type { Confirmation, Login, Registration, SignedIn } from '@kashi/contracts/account/account';
import type { Transaction } from 'kysely';
import { Refusal } from '../http/refusal.ts';
import type { Shop } from '../shop.ts';
import type { Tables } from '../schema/tables.ts';
import { checkCode, startConfirmation, type TypedCode } from './confirmations.ts';
import { sendingKey } from './limits/sending-limit.ts';
import { messages } from './messages.ts';
import { openSession, openSessionByPassword } from './sessions/open-session.ts';
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

  const customer = await db
    .selectFrom('customers')
    .select(['id', 'password_hash'])
    .where('mobile', '=', UserName)
    .executeTakeFirst();
  const right = await isPassword(customer?.password_hash ?? null, Password);
  if (!customer || !right) throw new Refusal(400, messages.wrongSignIn);

  await forgetTries(db, numberKey);
  await forgiveTryFrom(shop, ip, 'login');
  const signedIn = await openSessionByPassword(shop, customer);
  if (!signedIn) throw new Refusal(400, messages.wrongSignIn);
  return signedIn;
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

const triesOfNumber: TryRule = { free: 5, firstWaitSeconds: 30, mostWaitSeconds: 3600 };
const triesFromAddress: TryRule = { free: 50, firstWaitSeconds: 30, mostWaitSeconds: 3600 };

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
