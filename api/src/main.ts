import { sql } from 'kysely';
import { readEnvironment } from './settings/environment.ts';
import { DirectoryInUseError } from './store/directory-lock.ts';
import { EditedMigrationError } from './store/migrate.ts';
import { openDesk } from './shop-command/open-desk.ts';
import { openStore } from './store/open-store.ts';
import type { Store } from './store/store.ts';

/** Opens the shop: the store, the shelves if they are empty, then the doors. */
const environment = readEnvironment();
// Nobody waits for this start any more, which may take minutes; it would keep the data directory from the next one.
const giveUp = () => process.exit(1);
process.once('disconnect', giveUp);
// Nobody hears of it twice: the one who started us may have gone while this code was read.
if (process.connected === false) giveUp();
const opening = openStore(environment).catch(refuseToStart);
// The embedded store begins in a thread of its own, while this one reads the rest of the code.
const [{ openShop }, { buildServer }] = await Promise.all([
  import('./open-shop.ts'),
  import('./server.ts'),
]);
const store = await opening;
if (environment.seedsEmptyShop && (await isEmpty(store))) {
  // Of several that begin on an empty store one fills it, and the others wait for that.
  await store.alone(async () => {
    if (await isEmpty(store)) await seed(store);
  });
}

const shop = await openShop({ store, environment });
const app = await buildServer(shop);

/** More than any call takes but one that waits for a silent bank, which is asked again by the jobs of the next start. */
const mostMsToClose = 10_000;
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
// On PostgreSQL the commands of the desk open the store by themselves.
const closeDesk = environment.databaseUrl ? null : await openDesk(shop);

process.send?.({ ready: shop.listening.url });
say(`The API answers at ${shop.listening.url}`);

/** Where the operator has to do something, one sentence says what; the stack of anything else is for those who mend it. */
function refuseToStart(error: unknown): never {
  if (!(error instanceof DirectoryInUseError || error instanceof EditedMigrationError)) throw error;
  console.error(error.message);
  process.exit(1);
}

/** Finishes the calls and the jobs under way, then makes everything durable. */
async function close(): Promise<void> {
  setTimeout(() => {
    console.error(
      'Some calls or jobs do not end: the shop stops without them, and finds out later what they came to.',
    );
    process.exit(1);
  }, mostMsToClose).unref();
  try {
    await app.close();
    await closeDesk?.();
    shop.listing.close();
    await store.close();
    process.exit(0);
  } catch (error) {
    console.error('The shop was not closed in order; its next start puts that right.', error);
    process.exit(1);
  }
}

/** Whether the shelves wait for the demo goods: an owner who has left the demo fills them alone. */
async function isEmpty({ db }: Store): Promise<boolean> {
  const product = await db.selectFrom('products').select('id').limit(1).executeTakeFirst();
  const left = await db.selectFrom('left_demo').select('id').executeTakeFirst();
  return product === undefined && left === undefined;
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
