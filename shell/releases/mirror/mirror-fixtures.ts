import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { aBuildFolder } from '../build-fixtures.ts';
import { changeRegistry } from '../change-registry.ts';
import type { Releases } from '../releases-here.ts';
import { openStore } from '../store/open-store.ts';
import { openStoreServer, type StoreServer } from '@kashi/file-store/store-server';
import { upload } from '../upload.ts';

/** A store of its own, which the test's machines share. */
export async function aStore(
  options: Parameters<typeof openStoreServer>[0] = {},
): Promise<StoreServer> {
  const server = await openStoreServer(options);
  onTestFinished(() => server.close());
  return server;
}

/** A folder on a share, in place of such a store. */
export function aSharedFolder(): Pick<StoreServer, 'url'> {
  return { url: aFolder() };
}

/** A machine with an empty mirror, and its store: an address or a folder. */
export function aMachine({ url }: Pick<StoreServer, 'url'>): Releases & { dataFolder: string } {
  const dataFolder = aFolder();
  return {
    dataFolder,
    folder: path.join(dataFolder, 'mirror'),
    store: openStore(url, {}),
    isMirror: true,
  };
}

/** Uploads a build of a version, without making it live. */
export function uploads(machine: Releases, name: string, version: string) {
  return upload(aBuildFolder({ says: { name, version } }), machine);
}

/** Uploads a build of a version and makes it live. */
export async function releases(machine: Releases, name: string, version: string): Promise<void> {
  const uploaded = await uploads(machine, name, version);
  await changeRegistry(machine.store, [{ name, version, action: 'release' }], [uploaded]);
}

function aFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'kashi-machine-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
