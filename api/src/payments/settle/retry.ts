import type { AttemptRow } from '../../schema/payment-tables.ts';

/**
 * When an unclear question is asked again: after 5, 15, 30 and then every 60 seconds, after a day every hour. It is never
 * given up, since it may be somebody's money.
 */
export function retryAt(
  { tries, created_at }: Pick<AttemptRow, 'tries' | 'created_at'>,
  now: Date,
): Date {
  const isOld = now.getTime() - created_at.getTime() > dayMs;
  const waitSeconds = isOld ? longestWaitMs / 1000 : (waitsSeconds[tries - 1] ?? 60);
  return new Date(now.getTime() + waitSeconds * 1000);
}

/** No wait for a bank is longer. */
export const longestWaitMs = 60 * 60 * 1000;

/** How long a question belongs to the one who asks it: longer than a bank is waited for, who may be asked twice. */
export const claimMs = 40_000;

/**
 * How long money waits for its buyer that was confirmed to somebody else: Saman takes a payment back for fifty minutes and
 * confirms it for thirty, so that whenever it was confirmed there are twenty left.
 */
export const ownerMs = 20 * 60 * 1000;

const waitsSeconds = [5, 15, 30];
const dayMs = 24 * 60 * 60 * 1000;
