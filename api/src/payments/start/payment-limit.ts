import { countTryOfDay, type TryRule } from '../../identity/limits/try-limit.ts';
import type { Customer, Shop } from '../../shop.ts';

/**
 * Limits how many payments a customer may begin, whatever their outcome, because each is a request to the bank, and a bank locks out a
 * shop that makes too many. A press that leads back to a running payment is none. Throws a 429.
 */
export function countStart({ store, clock }: Shop, { id }: Customer): Promise<void> {
  return countTryOfDay(store.db, clock(), `payment:customer:${id}`, starts);
}

/** Far more tries within a day than buying takes. */
const starts: TryRule = { free: 60, firstWaitSeconds: 30, mostWaitSeconds: 3600 };
