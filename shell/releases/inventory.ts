import type { Registry } from '@kashi/border/registry';
import { integrityOf } from '@kashi/build/release/integrity';
import { namedReleases, offeredReleases } from './named-releases.ts';
import { fileKey, releaseId, type ReleaseStore } from './store/release-store.ts';

/** A release in the store, with the hash of its `release.json` as this machine built it. */
export interface Upload {
  name: string;
  version: string;
  integrity: string;
}

/**
 * The registry with the hash of each `release.json` that it names. Known hashes stay, whatever the store holds now; the hash of a
 * new release comes from its uploader, or from the store for a release that is older than hashes.
 */
export async function withInventory(
  registry: Registry,
  store: ReleaseStore,
  uploads: readonly Upload[] = [],
): Promise<Registry> {
  const uploaded = Object.fromEntries(
    uploads.map(({ name, version, integrity }) => [`${name}@${version}`, integrity]),
  );
  const known = { ...uploaded, ...registry.integrity };
  const unknown = [...offeredReleases(registry)].filter((id) => !known[id]);
  return { ...registry, integrity: { ...known, ...(await hashesIn(store, unknown)) } };
}

/** The registry with the hashes of everything that it names, as the store holds it now. */
export async function withInventoryAnew(
  registry: Registry,
  store: ReleaseStore,
): Promise<Registry> {
  return { ...registry, integrity: await hashesIn(store, [...namedReleases(registry)]) };
}

async function hashesIn(store: ReleaseStore, ids: string[]): Promise<Record<string, string>> {
  const hashes = await Promise.all(
    ids.map(async (id): Promise<[string, string][]> => {
      const stored = await store.read(fileKey(releaseId(id), 'release.json'));
      return stored ? [[id, integrityOf(stored.content)]] : [];
    }),
  );
  return Object.fromEntries(hashes.flat());
}
