import type { Shop } from '../shop.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Nobody waits for a price of half a year ago. */
const waitsForMs = 180 * dayMs;

/** One that was told counts for the customer's day, and is then of no use. */
const toldForMs = 2 * dayMs;

/** An alert that was set at this moment or earlier has lapsed. */
export function lapsedBefore(now: Date): Date {
  return new Date(now.getTime() - waitsForMs);
}

/** Deletes the alerts that have lapsed, and those that were told some days ago. */
export async function forgetLapsedAlerts({
  store,
  clock,
}: Pick<Shop, 'store' | 'clock'>): Promise<void> {
  const now = clock();
  await store.db
    .deleteFrom('alerts')
    .where(({ or, eb }) =>
      or([
        eb('registered_at', '<=', lapsedBefore(now)),
        eb('told_at', '<=', new Date(now.getTime() - toldForMs)),
      ]),
    )
    .execute();
}
