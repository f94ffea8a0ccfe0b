import type { Confirmation, SignedIn } from '@kashi/contracts/account/account';
import type { Transaction } from 'kysely';
import type { Tables } from '../schema/tables.ts';
import type { Shop } from '../shop.ts';
import {
  againMs,
  checkCode,
  refusedCode,
  startConfirmation,
  type TypedCode,
} from './confirmations.ts';
import { sendingKey } from './limits/sending-limit.ts';
import { forgetTries } from './limits/try-limit.ts';
import { messages } from './messages.ts';
import { openSession } from './sessions/open-session.ts';

/** Sends a code to any number. No account is looked up, so that neither words nor time tell whether the number has one (R37). */
export function askToLogIn(shop: Shop, mobile: string, ip: string): Promise<Confirmation> {
  return startConfirmation(shop, { purpose: 'login', mobile, sends: true, ip });
}

/** Signs the number's owner in, and opens an account for a number that has none (R37). A code does this once, but for a double press. */
export async function logInByCode(shop: Shop, typed: TypedCode): Promise<SignedIn> {
  const { mobile } = await checkCode(shop, 'login', typed);

  return shop.store.transaction(async (tx) => {
    const now = shop.clock();
    // Of two presses at once, the second one waits here. Only the first one sets the time.
    const { numUpdatedRows } = await tx
      .updateTable('confirmations')
      .set(({ fn, val }) => ({ confirmed_at: fn.coalesce('confirmed_at', val(now)) }))
      .where('hash_id', '=', typed.hashId)
      .where((row) =>
        row.or([
          row('confirmed_at', 'is', null),
          row('confirmed_at', '>', new Date(now.getTime() - againMs)),
        ]),
      )
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw refusedCode(messages.usedCode);

    await forgetTries(tx, sendingKey(mobile));
    return openSession(shop, await ownerOf(tx, mobile, now), tx);
  });
}

/** The number's account, old or new. Its row stays locked, so that it cannot be closed before the session is open. */
async function ownerOf(tx: Transaction<Tables>, mobile: string, now: Date) {
  const owner = await tx
    .insertInto('customers')
    .values({ mobile, password_hash: null, first_name: '', last_name: '', registered_at: now })
    // Two codes of one new number open one account: the second insert waits, and finds the row of the first.
    .onConflict((conflict) => conflict.column('mobile').doUpdateSet({ mobile }))
    .returning(['id', 'mobile', 'first_name', 'last_name', 'registered_at', 'blocked_at'])
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('wallets')
    .values({ customer_id: owner.id })
    .onConflict((conflict) => conflict.column('customer_id').doNothing())
    .execute();
  return owner;
}
