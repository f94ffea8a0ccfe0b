import type { PaymentRun, PaymentRunSource } from '@kashi/contracts/desk/payment-runs';
import type { Kysely } from 'kysely';
import type { Tables } from '../schema/tables.ts';
import { sourceOfRun } from './run-parts.ts';

/**
 * The failed payment runs that are still news, newest first, and of each source the newest, one that goes on before all: those that failed or ended within
 * the last day. A gateway that nobody has asked for a day may long have answered again.
 */
export async function readPaymentRuns(db: Kysely<Tables>, now: Date): Promise<PaymentRun[]> {
  const since = new Date(now.getTime() - newsForMs);
  const rows = await db
    .selectFrom('failed_runs')
    .select(['id', 'failures', 'began_at', 'ended_at', sourceOfRun.as('source')])
    .distinctOn(sourceOfRun)
    .where('told_at', 'is not', null)
    .where(({ or, eb }) => or([eb('failed_at', '>', since), eb('ended_at', '>', since)]))
    .orderBy(sourceOfRun)
    // What has not ended is first: one part of the source may fail still when another one works again.
    .orderBy('ended_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows
    .toSorted((one, other) => other.id - one.id)
    .map(({ id, source, failures, began_at, ended_at }) => ({
      id,
      source,
      failures,
      beganAt: began_at.toISOString(),
      endedAt: ended_at?.toISOString() ?? null,
    }));
}

/** The failures of each source that has been told and has failed within the last day, and not answered since; of its parts the most. */
export async function failuresNow(
  db: Kysely<Tables>,
  now: Date,
): Promise<{ source: PaymentRunSource; failures: number }[]> {
  return db
    .selectFrom('failed_runs')
    .select([sourceOfRun.as('source'), ({ fn }) => fn.max('failures').as('failures')])
    .where('ended_at', 'is', null)
    .where('told_at', 'is not', null)
    .where('failed_at', '>', new Date(now.getTime() - newsForMs))
    .groupBy(sourceOfRun)
    .execute();
}

/** Deletes stretches that ended a month ago. */
export async function forgetOldRuns(db: Kysely<Tables>, now: Date): Promise<void> {
  await db
    .deleteFrom('failed_runs')
    .where('ended_at', '<', new Date(now.getTime() - keptMs))
    .execute();
}

const dayMs = 24 * 60 * 60 * 1000;
const newsForMs = dayMs;
const keptMs = 30 * dayMs;
