import type { SignedIn } from '@kashi/contracts/account/account';
import type { Transaction } from 'kysely';
import type { Tables } from '../../schema/tables.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Shop } from '../../shop.ts';
import { messages } from '../messages.ts';
import { fullNameOf, ownNameOf } from './full-name.ts';

interface Account {
  id: number;
  mobile: string;
  first_name: string;
  last_name: string;
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
  };
}
