import { readFileSync } from 'node:fs';
import path from 'node:path';
import { emptyRegistry, type Registry } from '@kashi/border/registry';
import { parsedRegistry } from './parsed-registry.ts';
import { nullWhereMissing } from '@kashi/file-store/null-where-missing';

/** The registry of a folder on this machine, a store's own or a mirror's; an empty one if there is none. */
export function registryIn(releasesFolder: string): Registry {
  const text = registryTextIn(releasesFolder);
  if (text === null) return emptyRegistry;
  return parsedRegistry(text, registryFileIn(releasesFolder)).registry;
}

export function registryTextIn(releasesFolder: string): string | null {
  try {
    return readFileSync(registryFileIn(releasesFolder), 'utf8');
  } catch (error) {
    return nullWhereMissing(error, registryFileIn(releasesFolder));
  }
}

export function registryFileIn(releasesFolder: string): string {
  return path.join(releasesFolder, 'registry.json');
}
