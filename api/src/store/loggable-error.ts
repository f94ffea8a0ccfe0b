import pg from 'pg';

/** An error as a log may keep it: PostgreSQL quotes the row that it refused, with the customer's numbers and hashes in it. */
export function loggable(error: unknown): unknown {
  if (error instanceof pg.DatabaseError) error.detail = undefined;
  return error;
}
