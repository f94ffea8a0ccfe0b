import { createHash } from 'node:crypto';
import { lateStylesOf } from '@kashi/border/late-styles';
import type { ReleaseSet } from '../../release-sets/release-set.ts';
import type { Release } from '../../release-sets/releases.ts';
import { scriptJson } from '../html.ts';

interface IntegrityMap {
  /** The content of `<script type="importmap">`. */
  text: string;
  /** The hash of the map, for the Content-Security-Policy. */
  hash: string;
}

type Releases = Readonly<{ shell: Release<unknown>; remotes: ReadonlyMap<string, Release> }>;

const known = new WeakMap<Releases, IntegrityMap>();

/**
 * The integrity of the scripts and style sheets of a release set, as an import map: browsers check each imported module by it,
 * however late the import, and the shell reads the hashes of style sheets from it. The sheets whose hashes a remote's entry
 * contains are left out (ADR 008).
 */
export function integrityMapOf(set: Releases): IntegrityMap {
  const map = known.get(set) ?? made(set);
  known.set(set, map);
  return map;
}

function made({ shell, remotes }: Releases): IntegrityMap {
  const integrity = [shell, ...remotes.values()].flatMap(({ base, manifest }) => {
    const elsewhere = new Set(manifest.entryHasLateStyles ? lateStylesOf(manifest) : []);
    // No document imports the worker, which has an address of its own.
    if (manifest.worker) elsewhere.add(manifest.worker);
    return Object.entries(manifest.integrity)
      .filter(([file]) => /\.(js|css)$/.test(file) && !elsewhere.has(file))
      .map(([file, hash]): [string, string] => [base + file, hash]);
  });
  const text = scriptJson({ integrity: Object.fromEntries(integrity) });
  return { text, hash: scriptHash(text) };
}

const knownHashes = new WeakMap<ReleaseSet, readonly string[]>();

/** The hashes of all inline code in the documents of a release set: the shell's inline scripts and the import map. */
export function scriptHashesOf(set: ReleaseSet): readonly string[] {
  const hashes = knownHashes.get(set) ?? [
    ...set.shell.entry.inlineScripts.map(scriptHash),
    integrityMapOf(set).hash,
  ];
  knownHashes.set(set, hashes);
  return hashes;
}

/** The hash of an inline script, as the policy's `script-src` names it. */
export function scriptHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
