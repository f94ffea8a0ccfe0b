import type { KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Registry } from '@kashi/shared/border/registry';
import { keptFile, keptLines } from '../../releases/kept-registries.ts';
import { arrivedManifest } from '../../releases/mirror/arrive.ts';
import { registryFileIn, registryTextIn } from '../../releases/registry-in.ts';
import { RegistrySeal } from '../../releases/registry-seal.ts';

/** What a host begins with in place of a registry that it cannot follow, and the sentence that says so. */
interface StandIn {
  text: string;
  sentence: string;
}

/**
 * Null where the registry of a folder can be followed. Otherwise the newest of the kept ones that can be, and of which every live
 * release is there. Throws, in one sentence that says what to do, where there is none.
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

/** What is wrong with a registry, as the end of a sentence; null where it can be followed. */
function troubleOf(text: string | null, registryKey: KeyObject | null): string | null {
  if (text === null) return missing;
  try {
    const { releases } = new RegistrySeal(registryKey).open(text);
    return 'shell' in releases ? null : 'names no shell';
  } catch (error) {
    // What a schema has to say takes several lines.
    const isSaid = error instanceof Error && error.constructor === Error;
    return isSaid ? `cannot be followed (${error.message})` : 'cannot be read';
  }
}

function opened(text: string, registryKey: KeyObject | null): Registry | null {
  try {
    return new RegistrySeal(registryKey).open(text);
  } catch {
    // An older one may be better.
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
    // A store of a time before there were any, or a mirror.
    return [];
  }
}
