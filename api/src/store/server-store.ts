import pg from 'pg';
import { migrate } from './migrate.ts';
import { listenTo, Notices } from './notices.ts';
import { numbersForBigints, queriesOver, type Store } from './store.ts';

/** The store on a PostgreSQL server (15 or newer), ready and migrated. */
export async function openServerStore(databaseUrl: string): Promise<Store> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 16, types: numbersForBigints });
  pool.on('error', (error) =>
    console.error('An idle connection to the database was lost', error.message),
  );
  await requireVersion15(pool);
  await migrate(pool);
  const ear = new Ear(databaseUrl);

  return {
    ...queriesOver(pool),
    listen: (channel, listener) => ear.listen(channel, listener),
    close: async () => {
      await ear.close();
      await pool.end();
    },
  };
}

async function requireVersion15(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ version: number }>(
    "select current_setting('server_version_num')::int as version",
  );
  if ((rows[0]?.version ?? 0) < 150_000)
    throw new Error('DATABASE_URL must lead to PostgreSQL 15 or newer.');
}

/** A connection that only listens, and is made again when it is lost. */
class Ear {
  readonly #databaseUrl: string;
  readonly #notices = new Notices();
  #client: pg.Client | undefined;
  #closed = false;

  constructor(databaseUrl: string) {
    this.#databaseUrl = databaseUrl;
  }

  async listen(...[channel, listener]: Parameters<Store['listen']>): ReturnType<Store['listen']> {
    const stop = this.#notices.add(channel, listener);
    if (this.#client) await this.#client.query(listenTo(channel));
    else await this.#connect();
    return stop;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#client?.end();
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#databaseUrl, keepAlive: true });
    client.on('error', () => this.#connectAgain());
    await client.connect();
    await this.#notices.follow(client);
    this.#client = client;
  }

  #connectAgain(): void {
    this.#client = undefined;
    if (this.#closed) return;
    const retry = setTimeout(() => {
      this.#connect().then(
        () => this.#notices.tellOfMissed(),
        () => this.#connectAgain(),
      );
    }, 1000);
    retry.unref();
  }
}
