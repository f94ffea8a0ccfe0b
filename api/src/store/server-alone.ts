import pg from 'pg';

/** Any number that nobody else locks. */
const aloneOnThisStore = 1_205_413;

/** Does the work while no other process on the same PostgreSQL does such work, and after those that do; its lock goes with this process. */
export async function aloneAt<Result>(
  connection: pg.ClientConfig,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    // However long the others take.
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await client.query(`select pg_advisory_lock(${aloneOnThisStore})`);
    return await work();
  } finally {
    await client.end();
  }
}
