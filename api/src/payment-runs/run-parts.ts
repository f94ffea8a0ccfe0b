import type { PaymentRunSource } from '@kashi/contracts/desk/payment-runs';
import { sql } from 'kysely';
import type { RunPart, StoredSource } from '../schema/payment-tables.ts';

/** The source under which the failures of a part are stored; those of a source's work for buyers have no part. */
export function storedSource(source: PaymentRunSource, part: RunPart | null): StoredSource {
  return part === null ? source : `${source}/${part}`;
}

/** The source of a row of `failed_runs`, whichever part of it has failed. */
export const sourceOfRun = sql<PaymentRunSource>`split_part(source, '/', 1)`;
