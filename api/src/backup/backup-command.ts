import { mkdirSync, rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join, resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { deleteUnfinished } from '../made-backups/made-backups.ts';
import { unfinished } from '../made-backups/unfinished-file.ts';
import { isWithin } from '../settings/backup-settings.ts';
import { readEnvironment } from '../settings/environment.ts';
import { CommandError } from '../shop-command/command-error.ts';
import { DirectoryInUseError, lockDirectory } from '../store/embedded/directory-lock.ts';
import { backUpShop } from './back-up-shop.ts';
import { copyFolder } from './backed-up-store.ts';
import { ownMegabytes } from './own-memory.ts';
import { saying } from './said-errors.ts';
import type { BackedUp } from './write-backup.ts';

/** `npm run backup -- <file>`: writes the store and the pictures into one file, while the shop is open or stopped. */
await saying(async () => {
  const [file, ...more] = process.argv.slice(2);
  if (!file || file.startsWith('-') || more.length > 0) {
    throw new CommandError(
      'npm run backup -- <file>   writes the store and the pictures into one file, such as shop.tar.gz',
    );
  }
  // Shoppers come first.
  setPriority(10);
  // Optimising the engine's code would take as much memory as all the rest. The last flag brings the others only at a start.
  setFlagsFromString('--no-wasm-tier-up --no-wasm-dynamic-tiering --liftoff-only');
  const started = performance.now();
  const path = resolve(file);
  const environment = readEnvironment();
  const { dataDirectory, mediaFolder } = environment;
  if (isWithin(mediaFolder, path)) {
    throw new CommandError(`Everybody may fetch what lies in ${mediaFolder}: name another folder.`);
  }
  const unlock = lockBackups(dataDirectory);
  clearWhenEnded(() => {
    rmSync(unfinished(path), { force: true });
    // One file may just be on its way into the copy, and its folder then is not empty.
    rmSync(join(dataDirectory, copyFolder), { recursive: true, force: true, maxRetries: 20 });
  });
  try {
    await deleteUnfinished(path);
    const backedUp = await backUpShop(path, environment);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    process.stdout.write(
      `${path}: ${summary(backedUp)} (${seconds} s, ${ownMegabytes()} MB of memory).\n`,
    );
  } finally {
    unlock();
  }
});

/** Throws if another backup is being made of this data folder. */
function lockBackups(dataDirectory: string): () => void {
  mkdirSync(dataDirectory, { recursive: true });
  try {
    return lockDirectory(join(dataDirectory, 'backup.lock'));
  } catch (error) {
    if (!(error instanceof DirectoryInUseError)) throw error;
    throw new CommandError('Another backup of this shop is being made just now.');
  }
}

function clearWhenEnded(clear: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      clear();
      process.stderr.write('The backup was stopped, and nothing was left behind.\n');
      process.exit(1);
    });
  }
}

function summary({ manifest, pictures }: BackedUp): string {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const orders = manifest.tables.find(({ name }) => name === 'orders')?.rows ?? 0;
  return `${rows} rows, ${orders} orders among them, and ${pictures.length} files of pictures`;
}
