import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStoreServer, type StoreServer } from '@kashi/file-store/store-server';
import { onTestFinished } from 'vitest';
import { testShop, type TestShop } from '../testing/test-shop.ts';

/** A host of files for pictures, and the environment of a shop that keeps its pictures there. */
export async function aPictureStore(): Promise<{
  server: StoreServer;
  environment: Record<string, string>;
}> {
  const server = await openStoreServer();
  onTestFinished(() => server.close());
  return { server, environment: { KASHI_MEDIA_STORE: server.url } };
}

/** The API of a shop on a machine of its own: with its own data folder, on the store of another if it is given. */
export function aMachine(
  environment: Record<string, string>,
  store?: TestShop['store'],
): Promise<TestShop> {
  const KASHI_DATA = mkdtempSync(join(tmpdir(), 'kashi-machine-'));
  onTestFinished(() => rmSync(KASHI_DATA, { recursive: true }));
  return testShop({ environment: { ...environment, KASHI_DATA }, ...(store && { store }) });
}
