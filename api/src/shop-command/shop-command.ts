import { readEnvironment } from '../settings/environment.ts';
import { DirectoryInUseError } from '../store/directory-lock.ts';
import { EditedMigrationError } from '../store/migrate.ts';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import { CommandError } from './command-error.ts';
import { commandFor } from './run-command.ts';

/** `npm run shop -- …`: what the shop's owner does at the desk. Says why where it cannot, and ends with 1 then. */
let store: Store | undefined;
try {
  const run = commandFor(process.argv.slice(2));
  store = await openStore(readEnvironment());
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  await run({ store, clock: () => new Date(), say });
} catch (error) {
  const sentence = sentenceFor(error);
  if (!sentence) throw error;
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
} finally {
  await store?.close();
}

function sentenceFor(error: unknown): string | undefined {
  if (error instanceof CommandError || error instanceof EditedMigrationError) return error.message;
  if (error instanceof DirectoryInUseError) {
    return 'The shop is open on this folder, and its embedded store belongs to one process. Stop the shop first, or keep its data on PostgreSQL (DATABASE_URL), where this works beside it.';
  }
  return undefined;
}
