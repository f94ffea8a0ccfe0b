import type { Registry } from '@kashi/border/registry';
import { withInventory, type Upload } from './inventory.ts';
import { updateRegistry } from './registry/registry-file.ts';
import type { ReleaseStore } from './store/release-store.ts';

/**
 * Adds uploads that are not live to the registry, so that hosts can show them on request, also by a name such as `pr-12`. A name
 * moves to the next upload under it, so a release that goes live is never identified by a name.
 */
export async function registerUploads(
  store: ReleaseStore,
  uploads: readonly Upload[],
  alias?: string,
): Promise<void> {
  if (alias !== undefined) expectAlias(alias);
  await updateRegistry(store, (registry) =>
    withInventory(alias ? named(registry, uploads, alias) : registry, store, uploads),
  );
}

function named(registry: Registry, uploads: readonly Upload[], alias: string): Registry {
  const names = uploads.map(({ name, version }) => [`${name}@${alias}`, version]);
  return {
    ...registry,
    names: { ...registry.names, ...(Object.fromEntries(names) as Record<string, string>) },
  };
}

/** Throws for a name that could be taken for a version, or for anything else. */
export function expectAlias(alias: string): void {
  if (!/^[a-z][\w-]*$/.test(alias)) throw new Error(`«${alias}» should be a word such as pr-12`);
}

/** The version that a name stands for; any other text is the version itself. */
export function versionNamed({ names }: Pick<Registry, 'names'>, name: string, wanted: string) {
  return names?.[`${name}@${wanted}`] ?? wanted;
}
