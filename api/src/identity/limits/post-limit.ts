import type { Customer, Shop } from '../../shop.ts';
import { countTryFrom, countTryOfDay } from './try-limit.ts';

/** Far more than a person needs within a day, far less than what would flood the person who approves posts. */
const customersRule = { free: 10, firstWaitSeconds: 60, mostWaitSeconds: 3600 };

/** Higher than a customer's limit, since thousands of guests may share the address of a mobile network. */
const guestsRule = { free: 30, firstWaitSeconds: 60, mostWaitSeconds: 3600 };

/**
 * Limits how much a visitor may post: a customer by account, whatever network they use, and a guest by address. Throws a 429 with
 * the time to wait.
 */
export async function countPost(
  shop: Shop,
  what: 'question' | 'review' | 'message',
  { customer, ip }: { customer: Customer | null; ip: string },
): Promise<void> {
  if (!customer) return countTryFrom(shop, ip, what, guestsRule);
  return countTryOfDay(
    shop.store.db,
    shop.clock(),
    `${what}:customer:${customer.id}`,
    customersRule,
  );
}
