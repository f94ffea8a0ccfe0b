import { failuresOfRun, type PaymentRunSource } from '@kashi/contracts/desk/payment-runs';
import type { RunPart, StoredSource } from '../schema/payment-tables.ts';
import type { Shop } from '../shop.ts';
import { loggable } from '../store/loggable-error.ts';
import { storedSource } from './run-parts.ts';

export type NotingShop = Pick<Shop, 'store' | 'clock'>;

/**
 * Notes a failure of a gateway or a job. The third one after the other is told at the desk and logged, and no later one of the
 * same stretch. All processes count together, since a bank that is away fails at each of them. Each part of a source counts by
 * itself: a call that is made every few minutes would otherwise end the stretch of one that buyers need.
 */
export async function noteFailure(
  shop: NotingShop,
  source: PaymentRunSource,
  part: RunPart | null = null,
): Promise<void> {
  const now = shop.clock();
  const stored = storedSource(source, part);
  await quietly(async () => {
    await forgetLoneFailures(shop, stored, now);
    const { failures } = await shop.store.db
      .insertInto('failed_runs')
      .values({ source: stored, began_at: now, failed_at: now })
      .onConflict((conflict) =>
        conflict
          .column('source')
          .where('ended_at', 'is', null)
          .doUpdateSet((row) => ({
            failures: row('failed_runs.failures', '+', 1),
            failed_at: now,
            told_at: row
              .case()
              .when('failed_runs.failures', '=', failuresOfRun - 1)
              .then(now)
              .else(row.ref('failed_runs.told_at'))
              .end(),
          })),
      )
      .returning('failures')
      .executeTakeFirstOrThrow();
    if (failures === failuresOfRun) {
      console.error(`A payment run fails: ${stored}, ${failures} times one after the other.`);
    }
  });
}

/** A few failures of a day or more ago, of which nobody was told, are not one stretch with one of today: nobody asked between them. */
async function forgetLoneFailures(
  { store }: NotingShop,
  stored: StoredSource,
  now: Date,
): Promise<void> {
  await store.db
    .deleteFrom('failed_runs')
    .where('source', '=', stored)
    .where('ended_at', 'is', null)
    .where('told_at', 'is', null)
    .where('failed_at', '<=', new Date(now.getTime() - dayMs))
    .execute();
}

const dayMs = 24 * 60 * 60 * 1000;

/** Notes a success, which ends the part's stretch of failures: the desk is told if it had heard of the stretch. */
export async function noteSuccess(
  shop: NotingShop,
  source: PaymentRunSource,
  part: RunPart | null = null,
): Promise<void> {
  const stored = storedSource(source, part);
  await quietly(async () => {
    const open = await shop.store.db
      .selectFrom('failed_runs')
      .select(['id', 'told_at'])
      .where('source', '=', stored)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if (!open) return;
    await shop.store.db
      .deleteFrom('failed_runs')
      .where('id', '=', open.id)
      .where('told_at', 'is', null)
      .execute();
    const ended = await shop.store.db
      .updateTable('failed_runs')
      .set({ ended_at: shop.clock() })
      .where('id', '=', open.id)
      .where('ended_at', 'is', null)
      .returning('failures')
      .executeTakeFirst();
    if (ended) {
      console.error(`The payment run ${stored} succeeds again, after ${ended.failures} failures.`);
    }
  });
}

/** A payment goes on although nobody can note how its bank has answered. */
async function quietly(note: () => Promise<void>): Promise<void> {
  try {
    await note();
  } catch (error) {
    console.error('The outcome of a payment run could not be noted.', loggable(error));
  }
}
