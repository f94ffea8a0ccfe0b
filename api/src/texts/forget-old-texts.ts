import type { Shop } from '../shop.ts';

/**
 * Deletes texts that were sent or given up half a year ago: each has a number and a name in it, and nobody asks about it any
 * more. None is queued again for want of its row, since an order reaches each state once.
 */
export async function forgetOldTexts({
  store,
  clock,
}: Pick<Shop, 'store' | 'clock'>): Promise<void> {
  await store.db
    .deleteFrom('texts')
    .where('state', 'in', ['sent', 'given-up'])
    .where('next_try_at', '<', new Date(clock().getTime() - keptMs))
    .execute();
}

const keptMs = 180 * 24 * 60 * 60 * 1000;
