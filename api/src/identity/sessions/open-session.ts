import type { SignedIn } from '@kashi/contracts/account/account';
import type { Transaction } from 'kysely';
import type { Tables } from '../../schema/tables.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Shop } from '../../shop.ts';
import { messages } from '../messages.ts';
import { customerKeyOf } from './customer-key.ts';
import { fullNameOf, ownNameOf } from './full-name.ts';

interface Account {
  id: number;
  mobile: string;
  first_name: string;
  last_name: string;
  registered_at: Date;
  blocked_at: Date | null;
}

/** Signs a customer in, whose right to it the caller has checked. Throws a 400 for a customer whom the shop has blocked (R39). */
export async function openSession(
  shop: Shop,
  customer: Account,
  tx?: Transaction<Tables>,
): Promise<SignedIn> {
  if (customer.blocked_at) throw new Refusal(400, messages.blocked);
  return {
    Token: await shop.sessions.open(customer.id, tx),
    UserFullName: ownNameOf({ fullName: fullNameOf(customer), mobile: customer.mobile }),
    CustomerKey: customerKeyOf(customer),
  };
}

/** As `openSession`, for a customer whose password the caller has found right. Null if it was changed meanwhile: hashing takes its time. */
export function openSessionByPassword(
  shop: Shop,
  { id, password_hash }: { id: number; password_hash: string | null },
): Promise<SignedIn | null> {
  return shop.store.transaction(async (tx) => {
    // Locked, so that a change of the password opens no session here that it has not ended.
    const current = await tx
      .selectFrom('customers')
      .selectAll()
      .where('id', '=', id)
      .where('password_hash', '=', password_hash)
      .forNoKeyUpdate()
      .executeTakeFirst();
    return current ? openSession(shop, current, tx) : null;
  });
}
