import { sql } from 'kysely';
import { loggable } from '../store/loggable-error.ts';
import type { Store } from '../store/store.ts';

/** The longest wait without asking anew, in milliseconds: the clocks of two machines drift apart. */
const mostWaitMs = 60_000;
const againAfterFailureMs = 1000;

/**
 * Calls `hear` right after each moment at which a discount has begun or ended. `changed` is the channel that tells of changed
 * products: each may have brought another next moment. Resolves, once the first moment is known, to what ends it.
 */
export async function followDiscountMoments(
  store: Store,
  { changed, hear }: { changed: string; hear: () => void },
): Promise<() => Promise<void>> {
  /** In milliseconds by the database's clock. */
  let next = Infinity;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let isAboutToRead = false;
  let read = Promise.resolve();

  function wait(ms: number): void {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(look, Math.min(Math.max(ms, 1), mostWaitMs)).unref();
  }

  async function lookNow(): Promise<void> {
    isAboutToRead = false;
    if (isClosed) return;
    try {
      const moments = await readMoments(store);
      const hasCome = next <= moments.now;
      next = moments.next ?? Infinity;
      wait(next - moments.now);
      if (hasCome) hear();
    } catch (error) {
      if (isClosed) return;
      console.error('The next moment of a discount could not be read', loggable(error));
      wait(againAfterFailureMs);
    }
  }

  /** One reading after another, so that no older one has the last word; many notices at once make one reading. */
  function look(): void {
    if (isAboutToRead) return;
    isAboutToRead = true;
    read = read.then(lookNow);
  }

  const stopListening = await store.listen(changed, look);
  look();
  await read;

  return async () => {
    isClosed = true;
    clearTimeout(timer);
    stopListening();
    await read;
  };
}

async function readMoments({ db }: Store): Promise<{ now: number; next: number | null }> {
  const { rows } = await sql<{ now: number; next: number | null }>`
    select ${msOf(sql`now()`)} as now, least(
      (select ${msOf(sql`min(discount_from)`)} from products where discount_from > now()),
      (select ${msOf(sql`min(discount_until)`)} from products where discount_until > now())) as next`.execute(
    db,
  );
  return rows[0] ?? { now: 0, next: null };
}

/** Whole microseconds do not fit into milliseconds, so the fraction stays. */
const msOf = (moment: ReturnType<typeof sql>) =>
  sql`(extract(epoch from ${moment}) * 1000)::float8`;
