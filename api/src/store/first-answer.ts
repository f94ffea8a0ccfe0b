import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { RefusedOpeningError } from './refused-opening.ts';

/** How long to wait for a server on a machine that has just started. */
const patienceMs = 60_000;
const retryEveryMs = 1_000;

/**
 * Queries a PostgreSQL server that may still be starting, for up to a minute. Throws a `RefusedOpeningError` with the server's
 * reason; at once where waiting changes nothing, as with a wrong password.
 */
export async function firstAnswer<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const givenUpAt = performance.now() + patienceMs;
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof pg.DatabaseError && !isOnItsWay(error)) throw refusal(error);
      if (performance.now() > givenUpAt) {
        throw new RefusedOpeningError(
          `The database does not answer (${reasonOf(error)}): start it, or correct DATABASE_URL.`,
        );
      }
      if (tries === 1) {
        console.error(
          `The database does not answer yet (${reasonOf(error)}); it is waited for, for a minute.`,
        );
      }
      await wait(retryEveryMs);
    }
  }
}

/** What the server has refused, in a sentence for the operator. */
export function refusal(error: pg.DatabaseError): RefusedOpeningError {
  return new RefusedOpeningError(
    `The database refuses (${error.message}): correct DATABASE_URL, or the rights of its user.`,
  );
}

/** Where a name has several addresses, each of them has a reason of its own. */
export function reasonOf(error: unknown): string {
  const errors = error instanceof AggregateError ? (error.errors as unknown[]) : [error];
  return errors.map((one) => (one instanceof Error ? one.message : String(one))).join(', ');
}

/** Whether the server is starting up or shutting down (SQLSTATE 57P…). */
function isOnItsWay({ code }: pg.DatabaseError): boolean {
  return code?.startsWith('57P') ?? false;
}
