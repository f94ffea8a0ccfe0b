import pg from 'pg';

/**
 * An error without details that must not be logged: PostgreSQL quotes the refused row, with the customer's numbers and hashes. A full
 * disk refuses every writing call alike, so it is one sentence, which also keeps the log from filling that disk further.
 */
export function loggable(error: unknown): unknown {
  if (isFullDisk(error)) return fullDisk;
  if (error instanceof pg.DatabaseError) error.detail = undefined;
  return error;
}

/** Whether PostgreSQL has no room left for what it was to write. */
export function isFullDisk(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '53100';
}

const fullDisk = 'The disk of the store is full: calls that write are refused until there is room.';
