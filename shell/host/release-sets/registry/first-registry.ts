import type { KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Registry } from '@kashi/shared/border/registry';
import { keptFile, keptLines } from '../../../releases/kept-registries.ts';
import { arrivedManifest } from '../../../releases/mirror/arrive.ts';
import { registryFileIn, registryTextIn } from '../../../releases/registry-in.ts';
import { RegistrySeal } from '../../../releases/registry-seal.ts';

/** The registry that a host starts with if its own cannot be used, and the sentence for the log. */
interface StandIn {
  text: string;
  sentence: string;
}

/**
 * Null if the folder's registry can be used. Otherwise the newest kept registry that can be used and whose live releases are all
 * present. Throws with one sentence that says what to do if there is none.
 */
export function standInRegistry(folder: string, registryKey: KeyObject | null): StandIn | null {
  const registry = registryFileIn(folder);
  const trouble = troubleOf(registryTextIn(folder), registryKey);
  if (!trouble) return null;

  const text = keptIn(folder).findLast((line) => {
    const kept = opened(line, registryKey);
    return kept && isHere(folder, kept);
  });
  if (text) {
    const { revision } = JSON.parse(text) as Registry;
    const sentence = `${registry} ${trouble}: serving revision ${revision} of ${keptFile} until a good one lies there`;
    return { text, sentence };
  }
  throw new Error(
    trouble === missing
      ? `${registry} ${trouble}: release the shop into this folder first (npm run release), or set KASHI_DATA or KASHI_RELEASES to where it was released`
      : `${registry} ${trouble}, and ${keptFile} beside it knows none whose releases are all there: put one from a backup there, or delete it and release anew (npm run release)`,
  );
}

const missing = 'is not there';

/** The fault of a registry, as the end of a sentence; null if it can be used. */
function troubleOf(text: string | null, registryKey: KeyObject | null): string | null {
  if (text === null) return missing;
  try {
    const { releases } = new RegistrySeal(registryKey).open(text);
    return 'shell' in releases ? null : 'names no shell';
  } catch (error) {
    // The message of a schema error has several lines and is replaced.
    const isSaid = error instanceof Error && error.constructor === Error;
    return isSaid ? `cannot be followed (${error.message})` : 'cannot be read';
  }
}

function opened(text: string, registryKey: KeyObject | null): Registry | null {
  try {
    return new RegistrySeal(registryKey).open(text);
  } catch {
    // An older registry may be usable.
    return null;
  }
}

function isHere(folder: string, { releases }: Registry): boolean {
  const live = Object.entries(releases).map(([name, { version }]) => ({ name, version }));
  return 'shell' in releases && live.every((id) => arrivedManifest(folder, id) !== null);
}

function keptIn(folder: string): string[] {
  try {
    return keptLines(readFileSync(path.join(folder, keptFile), 'utf8'));
  } catch {
    // A store from before registries were kept, or a mirror.
    return [];
  }
}
