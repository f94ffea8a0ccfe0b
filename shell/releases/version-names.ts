import type { Registry } from '../../shared/src/border/registry.ts';
import { withInventory, type Upload } from './inventory.ts';
import { updateRegistry } from './registry-file.ts';
import type { ReleaseStore } from './store/release-store.ts';

/**
 * Tells the registry of uploads that nobody gets yet, so that hosts can show them to whoever asks; also by a name such as
 * `pr-12`, where there is one. A name moves on with the next upload under it, which is why nothing that goes live is ever
 * known by one.
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

/** Throws for what could be taken for a version, or for something else. */
export function expectAlias(alias: string): void {
  if (!/^[a-z][\w-]*$/.test(alias)) throw new Error(`«${alias}» should be a word such as pr-12`);
}

/** The version that goes by a name; what is no name is the version itself. */
export function versionNamed({ names }: Pick<Registry, 'names'>, name: string, wanted: string) {
  return names?.[`${name}@${wanted}`] ?? wanted;
}
