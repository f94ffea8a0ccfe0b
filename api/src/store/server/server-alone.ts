import pg from 'pg';

/** An arbitrary advisory lock number. */
const aloneOnThisStore = 1_205_413;

/**
 * Runs the work while no other process on the same PostgreSQL runs such work, after waiting for those that do. The lock ends with
 * this process.
 */
export async function aloneAt<Result>(
  connection: pg.ClientConfig,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    // Waits for the others, however long they take.
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await client.query(`select pg_advisory_lock(${aloneOnThisStore})`);
    return await work();
  } finally {
    await client.end();
  }
}
