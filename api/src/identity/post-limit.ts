import type { Customer, Shop } from '../shop.ts';
import { countTry, countTryFrom } from './try-limit.ts';

/** Far more than anybody has to say, far less than what floods the desk of whoever approves it. */
const customersRule = { free: 10, firstWaitSeconds: 60, mostWaitSeconds: 3600 };

/** Thousands of guests may share the address of a mobile network. */
const guestsRule = { free: 30, firstWaitSeconds: 60, mostWaitSeconds: 3600 };

/**
 * Holds off whoever writes to the shop without end: a customer by who they are, whatever network they are in, and a guest by
 * the address. Throws a 429 that says how long to wait.
 */
export async function countPost(
  shop: Shop,
  what: 'question' | 'review' | 'message',
  { customer, ip }: { customer: Customer | null; ip: string },
): Promise<void> {
  if (!customer) return countTryFrom(shop, ip, what, guestsRule);
  return countTry(shop.store.db, shop.clock(), `${what}:customer:${customer.id}`, customersRule);
}
