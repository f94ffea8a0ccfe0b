import type { KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Registry } from '@kashi/border/registry';
import { keptFile, keptLines } from '../../../releases/registry/kept-registries.ts';
import { arrivedManifest } from '../../../releases/mirror/arrive.ts';
import { registryFileIn, registryTextIn } from '../../../releases/registry/registry-in.ts';
import { RegistrySeal } from '../../../releases/registry/registry-seal.ts';
import { UnservableRelease, wholeRelease } from '../release/whole-release.ts';

/** The registry that a host starts with if its own cannot be used, and the sentence for the log. */
interface StandIn {
  text: string;
  sentence: string;
}

/**
 * Null if the folder's registry can be used. Otherwise the newest kept registry that can be used and whose live releases are all
 * present, its shell whole. Throws with one sentence that says what to do if there is none. `store` is the address of the store
 * that a mirror's folder follows.
 */
export async function standInRegistry(
  folder: string,
  registryKey: KeyObject | null,
  store: string | null = null,
): Promise<StandIn | null> {
  const registry = registryFileIn(folder);
  const trouble = await troubleOf(registryTextIn(folder), { folder, registryKey });
  if (!trouble) return null;

  for (const text of keptIn(folder).toReversed()) {
    const isUsable = (await troubleOf(text, { folder, registryKey })) === null;
    if (!isUsable || !isHere(folder, JSON.parse(text) as Registry)) continue;
    const { revision } = JSON.parse(text) as Registry;
    const sentence = `${registry} ${trouble}: serving revision ${revision} of ${keptFile} until a good one lies there`;
    return { text, sentence };
  }
  if (trouble === missing && store !== null) {
    throw new Error(
      `${store} has given this host no release: release the shop there first (npm run release), or correct KASHI_RELEASES`,
    );
  }
  throw new Error(
    trouble === missing
      ? `${registry} ${trouble}: release the shop into this folder first (npm run release), or set KASHI_DATA or KASHI_RELEASES to where it was released`
      : `${registry} ${trouble}, and ${keptFile} beside it knows none whose releases are all there: put one from a backup there, or delete it and release anew (npm run release)`,
  );
}

const missing = 'is not there';

interface Place {
  folder: string;
  registryKey: KeyObject | null;
}

/** The fault of a registry, as the end of a sentence; null if it can be used. */
async function troubleOf(
  text: string | null,
  { folder, registryKey }: Place,
): Promise<string | null> {
  if (text === null) return missing;
  try {
    const seal = new RegistrySeal(registryKey);
    const { shell } = seal.open(text).releases;
    if (!shell) return 'names no shell';
    await wholeRelease(folder, { name: 'shell', version: shell.version }, seal);
    return null;
  } catch (error) {
    // The message of a schema error has several lines and is replaced.
    const isSaid = error instanceof Error && error.constructor === Error;
    if (isSaid) return `cannot be followed (${error.message})`;
    const isOfShell = error instanceof UnservableRelease;
    return isOfShell ? `names a shell that cannot be served (${error.message})` : 'cannot be read';
  }
}

function isHere(folder: string, { releases }: Registry): boolean {
  const live = Object.entries(releases).map(([name, { version }]) => ({ name, version }));
  return live.every((id) => arrivedManifest(folder, id) !== null);
}

function keptIn(folder: string): string[] {
  try {
    return keptLines(readFileSync(path.join(folder, keptFile), 'utf8'));
  } catch {
    // A store from before registries were kept, or a mirror.
    return [];
  }
}
