import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** How long to wait for a server on a machine that has just started. */
const patienceMs = 60_000;
const retryEveryMs = 1_000;

/**
 * Queries a PostgreSQL server that may still be starting, for up to a minute. Throws the last error, or at once an error that
 * waiting cannot fix.
 */
export async function firstAnswer<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const givenUpAt = performance.now() + patienceMs;
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!isOnItsWay(error) || performance.now() > givenUpAt) throw error;
      if (tries === 1)
        console.error('The database does not answer yet; the shop waits for it.', error);
      await wait(retryEveryMs);
    }
  }
}

/** Whether the connection is refused, or the server is starting up or shutting down (SQLSTATE 57P…). */
function isOnItsWay(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) || (error.code?.startsWith('57P') ?? false);
}
