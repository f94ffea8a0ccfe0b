import { openEmbeddedStore } from './embedded/embedded-store.ts';
import { expectNotMovedAway } from './embedded/moved-away.ts';
import { openServerStore } from './server/server-store.ts';
import type { Store } from './store.ts';

/**
 * Opens and migrates the shop's store: on a PostgreSQL server if its address is set, otherwise in a directory of this machine.
 * Throws a `RefusedOpeningError` if the store of that directory was moved away.
 */
export async function openStore({
  databaseUrl,
  databaseConnections,
  replicaUrl,
  dataDirectory,
}: {
  databaseUrl?: string | undefined;
  databaseConnections?: number;
  replicaUrl?: string | undefined;
  dataDirectory: string;
}): Promise<Store> {
  if (databaseUrl) return openServerStore(databaseUrl, databaseConnections, replicaUrl);
  expectNotMovedAway(dataDirectory);
  return openEmbeddedStore(dataDirectory);
}
