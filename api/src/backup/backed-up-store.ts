import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from '../settings/environment.ts';
import { connected, refusalIn } from '../shop-command/connection/ask-open-shop.ts';
import { CommandError } from '../shop-command/command-error.ts';
import { commandSocketPath } from '../shop-command/connection/command-socket.ts';
import { fromShopSchema, messagesFrom, send } from '../shop-command/connection/command-wire.ts';
import { copyStore } from '../store/embedded/copy-store.ts';
import { lockDirectory } from '../store/embedded/directory-lock.ts';
import { openEmbeddedStore } from '../store/embedded/embedded-store.ts';
import { expectStore } from '../store/embedded/expect-store.ts';
import { openServerStore } from '../store/server/server-store.ts';
import type { Store } from '../store/store.ts';
import { withRoomIn } from './archive/errors-of-the-disk.ts';

/** The folder, within the data folder, of a copy of the embedded store. */
export const copyFolder = '.backup';

/**
 * Runs the work on a store that can be read at leisure while the shop serves. A server has room for one more reader. The
 * embedded store has one connection, which a long reading would keep from every shopper, and a stopped shop may be opened at any
 * moment: the files are copied, and the copy is opened here.
 */
export async function withBackedUpStore<Result>(
  { databaseUrl, dataDirectory }: Pick<Environment, 'databaseUrl' | 'dataDirectory'>,
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  if (databaseUrl) {
    return using(openServerStore(databaseUrl, fewConnections, undefined, noMigrations), work);
  }
  const copy = join(dataDirectory, copyFolder);
  try {
    return await withRoomIn(dataDirectory, () => using(openCopy(dataDirectory, copy), work));
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

async function using<Result>(
  opening: Promise<Store>,
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  const store = await opening;
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** A backup before an update is the way back: it must not bring the store up by itself. */
const noMigrations: string[] = [];

/** The least that a store on a server can do with. */
const fewConnections = 6;

async function openCopy(dataDirectory: string, copy: string): Promise<Store> {
  const [store, target] = [join(dataDirectory, 'store'), join(copy, 'store')];
  expectStore(dataDirectory);
  await rm(copy, { recursive: true, force: true });
  if (!(await copyOfOpenShop(commandSocketPath(dataDirectory), target))) {
    // Held no longer than the copy takes, or a shop that is being restarted could not open.
    const unlock = lockDirectory(join(dataDirectory, 'store.lock'));
    await copyStore(store, target).finally(unlock);
  }
  return openEmbeddedStore(copy, noMigrations);
}

/** Copies the store of the shop that is open at `path`; returns false if none is. */
async function copyOfOpenShop(path: string, target: string): Promise<boolean> {
  const socket = await connected(path);
  if (!socket) return false;
  send(socket, { copy: 'wanted' });
  try {
    for await (const message of messagesFrom(socket, fromShopSchema)) {
      if ('copyable' in message) {
        await copyStore(message.copyable, target);
        send(socket, { copy: 'made' });
      } else if ('done' in message) return true;
      else throw refusalIn(message);
    }
  } finally {
    socket.destroy();
  }
  throw new CommandError('The shop closed before its store was copied: try again.');
}
