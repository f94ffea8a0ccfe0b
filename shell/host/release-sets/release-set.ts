import { createHash } from 'node:crypto';
import type { PageRoute } from '@kashi/border/pages/page-route';
import type { ShellEntry } from '@kashi/border/shell-wire';
import type { Override } from '../overrides/override.ts';
import type { Release } from './releases.ts';

/** The exact versions of one request, and of the whole visit that it begins. Never changed once made. */
export interface ReleaseSet {
  id: string;
  shell: ShellRelease;
  remotes: ReadonlyMap<string, Release>;
  /** Live remotes that cannot be served. */
  missing: readonly MissingRemote[];
  /** The releases that this visitor gets instead of the live ones. */
  overridden?: readonly Overridden[];
}

type ShellRelease = Release<ShellEntry> & { entry: ShellEntry };

export interface Overridden extends Override {
  /** The address of its files; null if it cannot be loaded, and the visitor gets the live release. */
  base: string | null;
}

/** A remote whose live release cannot be loaded, and which has served no earlier one. */
export interface MissingRemote {
  name: string;
  /** The addresses of the missing remote; null if they are unknown. */
  routes: readonly PageRoute[] | null;
}

export function releaseSet(
  shell: Release<ShellEntry>,
  remotes: ReadonlyMap<string, Release>,
  missing: readonly MissingRemote[],
): ReleaseSet {
  const { entry } = shell;
  if (!entry) throw new Error('The shell renders on the server, or there is no page');
  const versions = [shell, ...remotes.values()].map(
    ({ manifest }) => `${manifest.name}@${manifest.version}`,
  );
  const id = createHash('sha256').update(versions.toSorted().join('\n')).digest('hex').slice(0, 12);
  return { id, shell: { ...shell, entry }, remotes, missing };
}
