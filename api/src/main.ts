import { sql } from 'kysely';
import { readEnvironment } from './environment.ts';
import { openShop } from './open-shop.ts';
import { buildServer } from './server.ts';
import { DirectoryInUseError } from './store/directory-lock.ts';
import { EditedMigrationError } from './store/migrate.ts';
import { openStore } from './store/open-store.ts';
import type { Store } from './store/store.ts';

/** Opens the shop: the store, the shelves if they are empty, then the doors. */
const environment = readEnvironment();
// Nobody waits for this start any more, which may take minutes; it would keep the data directory from the next one.
const giveUp = () => process.exit(1);
process.once('disconnect', giveUp);
// Nobody hears of it twice: the one who started us may have gone while this code was read.
if (process.connected === false) giveUp();
const store = await openStore(environment).catch(refuseToStart);
if (environment.seedsEmptyShop && (await isEmpty(store))) await seed(store);

const shop = await openShop({ store, environment });
const app = await buildServer(shop);

let closing: Promise<void> | undefined;
process.off('disconnect', giveUp);
// A disconnect: the one who started this process is gone, and nobody else would ever end it.
for (const end of ['SIGTERM', 'SIGINT', 'disconnect']) {
  // Any further one, as of an impatient Ctrl-C, must not cut short what the first one began.
  process.on(end, () => {
    closing ??= close();
  });
}

shop.listening.url = await app.listen({ host: environment.host, port: environment.port });

process.send?.({ ready: shop.listening.url });
say(`The API answers at ${shop.listening.url}`);

/** Where the operator has to do something, one sentence says what; the stack of anything else is for those who mend it. */
function refuseToStart(error: unknown): never {
  if (!(error instanceof DirectoryInUseError || error instanceof EditedMigrationError)) throw error;
  console.error(error.message);
  process.exit(1);
}

/** Finishes the requests under way, then makes everything durable. */
async function close(): Promise<void> {
  try {
    await app.close();
    await store.close();
    process.exit(0);
  } catch (error) {
    console.error('The shop was not closed in order; its next start puts that right.', error);
    process.exit(1);
  }
}

async function isEmpty({ db }: Store): Promise<boolean> {
  return (await db.selectFrom('products').select('id').limit(1).executeTakeFirst()) === undefined;
}

/** Loaded only when it is needed: it brings a picture library along. */
async function seed(empty: Store): Promise<void> {
  const { seedShop } = await import('./seed/seed-shop.ts');
  await seedShop({ store: empty, mediaFolder: environment.mediaFolder, log: say });
  await sql`vacuum analyze`.execute(empty.db);
}

/** For whoever watches the start; failures go to the other stream. */
function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
