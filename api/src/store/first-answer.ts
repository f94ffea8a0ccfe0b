import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** A server of a machine that has just started takes its time; the shop on it must not give up before. */
const patienceMs = 60_000;
const retryEveryMs = 1_000;

/** Asks a PostgreSQL server that may still be on its way, for a minute. Throws what it said last, and at once what no waiting mends. */
export async function firstAnswer<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const givenUpAt = performance.now() + patienceMs;
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!isOnItsWay(error) || performance.now() > givenUpAt) throw error;
      if (tries === 1) console.error('The database is not there yet; it is waited for.', error);
      await wait(retryEveryMs);
    }
  }
}

/** Nobody listens there, or whoever does says that it is starting up or going down (SQLSTATE 57P…). */
function isOnItsWay(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) || (error.code?.startsWith('57P') ?? false);
}
