import { openEmbeddedStore } from './embedded/embedded-store.ts';
import { openServerStore } from './server/server-store.ts';
import type { Store } from './store.ts';

/**
 * Opens and migrates the shop's store: on a PostgreSQL server if its address is set, otherwise in a directory of this machine.
 */
export function openStore({
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
  return databaseUrl
    ? openServerStore(databaseUrl, databaseConnections, replicaUrl)
    : openEmbeddedStore(dataDirectory);
}
