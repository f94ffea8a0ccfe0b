import { openEmbeddedStore } from './embedded-store.ts';
import { openServerStore } from './server-store.ts';
import type { Store } from './store.ts';

/** Opens the shop's store, migrated to the newest shape: a PostgreSQL server where one is named, else a directory of this machine. */
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
