import { createHash } from 'node:crypto';
import type { PageRoute } from '@kashi/shared/border/page-route';
import type { ShellEntry } from '@kashi/shared/border/shell-wire';
import type { Override } from '../overrides/override.ts';
import type { Release } from './releases.ts';

/** The exact versions that one request, and the whole visit it begins, is made of. Never changed once made. */
export interface ReleaseSet {
  id: string;
  shell: ShellRelease;
  remotes: ReadonlyMap<string, Release>;
  /** What is live by the registry and cannot be served. */
  missing: readonly MissingRemote[];
  /** What this visitor gets in place of what everybody gets. */
  overridden?: readonly Overridden[];
}

type ShellRelease = Release<ShellEntry> & { entry: ShellEntry };

export interface Overridden extends Override {
  /** Where its files come from; null where it cannot be had, and the visitor gets what everybody gets. */
  base: string | null;
}

/** A remote whose live release cannot be had, and that has served no other one before. */
export interface MissingRemote {
  name: string;
  /** Its addresses; null where nobody can say which they are. */
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
