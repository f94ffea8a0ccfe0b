import { isNumberOfNobody } from '@kashi/contracts/desk/closed-accounts';
import type { Transaction } from 'kysely';
import { Refusal } from '../http/refusal.ts';
import { lockCustomer } from '../identity/lock-customer.ts';
import type { Tables } from '../schema/tables.ts';
import { messages } from './messages.ts';

/**
 * Locks the customer, so that no account is closed beside a correction of its wallet. Throws a 404 for an unknown customer, and a
 * 409 for a closed account: nobody could spend what is added there.
 */
export async function lockOpenAccount(tx: Transaction<Tables>, customerId: number): Promise<void> {
  await lockCustomer(tx, customerId);
  const customer = await tx
    .selectFrom('customers')
    .select('mobile')
    .where('id', '=', customerId)
    .executeTakeFirst();
  if (!customer) throw new Refusal(404, messages.noCustomer);
  if (isNumberOfNobody(customer.mobile)) throw new Refusal(409, messages.accountClosed);
}
