import type { SignedIn } from '@kashi/shared/contracts/account/account';
import type { Transaction } from 'kysely';
import type { Tables } from '../../schema/tables.ts';
import type { Shop } from '../../shop.ts';
import { fullNameOf, ownNameOf } from './full-name.ts';

/** Signs a customer in, whose right to it the caller has checked. */
export async function openSession(
  shop: Shop,
  customer: { id: number; mobile: string; first_name: string; last_name: string },
  tx?: Transaction<Tables>,
): Promise<SignedIn> {
  return {
    Token: await shop.sessions.open(customer.id, tx),
    UserFullName: ownNameOf({ fullName: fullNameOf(customer), mobile: customer.mobile }),
  };
}
