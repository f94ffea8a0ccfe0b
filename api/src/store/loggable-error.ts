import pg from 'pg';

/**
 * An error without details that must not be logged: PostgreSQL quotes the refused row, with the customer's numbers and hashes.
 */
export function loggable(error: unknown): unknown {
  if (error instanceof pg.DatabaseError) error.detail = undefined;
  return error;
}
