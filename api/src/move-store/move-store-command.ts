import { readEnvironment } from '../settings/environment.ts';
import { CommandError } from '../shop-command/command-error.ts';
import { openEmbeddedStore } from '../store/embedded/embedded-store.ts';
import { expectStore } from '../store/embedded/expect-store.ts';
import { forgetMovedAway, noteMovedAway } from '../store/embedded/moved-away.ts';
import { RefusedOpeningError } from '../store/refused-opening.ts';
import { openServerStore } from '../store/server/server-store.ts';
import type { Store } from '../store/store.ts';
import { expectAlone, named } from './alone-on-server.ts';
import { moveStore } from './move-store.ts';
import type { StoreSums } from './store-sums.ts';
import { vacuumFilled } from './vacuum-filled.ts';

const usage = `npm run move-store -- postgres://…          from the embedded store of KASHI_DATA into PostgreSQL
npm run move-store -- postgres://… --back   from PostgreSQL into an embedded store of KASHI_DATA`;

/**
 * `npm run move-store`: moves the whole store to the other kind, while the shop is stopped. If it cannot, it prints the reason
 * and exits with 1.
 */
const opened: Store[] = [];
try {
  await move(wishIn(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof CommandError || error instanceof RefusedOpeningError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  for (const store of opened) await store.close();
}

interface Wish {
  databaseUrl: string;
  /** Moves from the server into the folder. */
  isBack: boolean;
}

function wishIn(words: readonly string[]): Wish {
  const [databaseUrl = '', back] = words;
  const isKnown = /^postgres(ql)?:\/\//.test(databaseUrl) && [undefined, '--back'].includes(back);
  if (!isKnown || words.length > 2) throw new CommandError(usage);
  return { databaseUrl, isBack: back !== undefined };
}

async function move({ databaseUrl, isBack }: Wish): Promise<void> {
  const { dataDirectory } = readEnvironment();
  if (!isBack) expectStore(dataDirectory);
  // The one that everything comes from opens first: opening makes the other, and a refusal must leave no empty store behind.
  const openFolder = () => open(openEmbeddedStore(dataDirectory));
  const from = isBack ? await openAlone(databaseUrl) : await openFolder();
  const to = isBack ? await openFolder() : await openAlone(databaseUrl);
  const sums = await moveStore(from, to);
  if (isBack) forgetMovedAway(dataDirectory);
  else noteMovedAway(dataDirectory, new Date());
  process.stdout.write(`${report(sums)}\n`);
  await vacuumFilled(to);
  process.stdout.write(`Start the shop ${isBack ? 'without' : 'with'} DATABASE_URL now.\n`);
}

async function openAlone(databaseUrl: string): Promise<Store> {
  const server = await open(openServerStore(named(databaseUrl)));
  await expectAlone(server);
  return server;
}

async function open(opening: Promise<Store>): Promise<Store> {
  const store = await opening;
  opened.push(store);
  return store;
}

function report({ tables, amounts }: StoreSums): string {
  const rows = [...tables].map(
    ([name, { rows: count }]) => `${String(count).padStart(10)} ${name}`,
  );
  const sums = Object.entries(amounts).map(([name, sum]) => `${name} ${sum}`);
  return `${rows.join('\n')}\nMoved, and the same on both sides. Sums: ${sums.join(', ')}.`;
}
