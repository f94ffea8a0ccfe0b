import { countTry, type TryRule } from '../../identity/try-limit.ts';
import type { Customer, Shop } from '../../shop.ts';

/**
 * Holds off a customer who begins payment after payment, whatever became of them: each is a question to the bank, which
 * locks out a shop that asks too much. Throws a 429.
 */
export function countStart({ store, clock }: Shop, { id }: Customer): Promise<void> {
  return countTry(store.db, clock(), `payment:customer:${id}`, starts);
}

/** Far more presses than buying takes; a day without any makes it as if there were none. */
const starts: TryRule = { free: 60, firstWaitSeconds: 30, mostWaitSeconds: 3600 };
