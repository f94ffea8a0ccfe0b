import type { AttemptRow } from '../carts/cart-lock.ts';

/** When an unclear question is asked again: after 5, 15, 30 and then every 60 seconds; not at all after a day. */
export function retryAt(
  { tries, created_at }: Pick<AttemptRow, 'tries' | 'created_at'>,
  now: Date,
): Date | null {
  if (now.getTime() - created_at.getTime() > lastTryMs) return null;
  const waitSeconds = waitsSeconds[tries - 1] ?? 60;
  return new Date(now.getTime() + waitSeconds * 1000);
}

const waitsSeconds = [5, 15, 30];
const lastTryMs = 24 * 60 * 60 * 1000;
