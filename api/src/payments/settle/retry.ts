import type { AttemptRow } from '../../schema/payment-tables.ts';

/**
 * When to ask a bank again after an unclear answer: after 5, 15, 30 and then every 60 seconds, after a day every hour. It never
 * gives up, since a customer's money may be involved.
 */
export function retryAt(
  { tries, created_at }: Pick<AttemptRow, 'tries' | 'created_at'>,
  now: Date,
): Date {
  const isOld = now.getTime() - created_at.getTime() > dayMs;
  const waitSeconds = isOld ? longestWaitMs / 1000 : (waitsSeconds[tries - 1] ?? 60);
  return new Date(now.getTime() + waitSeconds * 1000);
}

/** The longest wait before a bank is asked again. */
export const longestWaitMs = 60 * 60 * 1000;

/** After so many tries a payment that its bank lists, but calls unpaid, is asked about no more. */
export const mostTriesOfFailed = 10;

/** How long a claim lasts: longer than a settlement takes, or a reversal, which asks a bank up to three times. */
export const claimMs = 60_000;

/**
 * How long confirmed money waits for its rightful buyer. Saman reverses a payment for fifty minutes and confirms it for thirty,
 * so at least twenty minutes remain after any confirmation.
 */
export const ownerMs = 20 * 60 * 1000;

/**
 * How long after its beginning a payment may hold a receipt that nobody has asked about. Saman's page is open for well under an hour,
 * and Saman gives back what is not verified within thirty minutes; the rest is for clocks and for a slow buyer.
 */
export const unverifiedMs = 2 * 60 * 60 * 1000;

const waitsSeconds = [5, 15, 30];
const dayMs = 24 * 60 * 60 * 1000;
