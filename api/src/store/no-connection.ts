import { reasonOf } from './first-answer.ts';

/** Thrown when the database gives a call no connection, as while its server restarts: nothing of the call was done. */
export class NoConnectionError extends Error {
  override readonly name = 'NoConnectionError';

  constructor(cause: unknown) {
    super(`The database gives no connection (${reasonOf(cause)}).`, { cause });
  }
}
