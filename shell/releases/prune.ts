import type { Registry } from '@kashi/border/registry';
import { readHistory, versionBefore, type HistoryEntry } from './history.ts';
import { mapFiles, releaseFiles, type ReleaseFile } from './mirror/release-files.ts';
import { sweep } from './mirror/sweep.ts';
import { namedReleases, offeredReleases } from './named-releases.ts';
import { parsedManifest } from './read-manifest.ts';
import { readRegistry, updateRegistry } from './registry/registry-file.ts';
import type { Releases } from './releases-here.ts';
import { fileKey, releaseId, type ReleaseStore } from './store/release-store.ts';

/**
 * Deletes releases that are not needed any more; returns them as `name@version`. It keeps live releases, canaries, the
 * predecessors of live releases (for rollbacks), those that went out of service less than `keptDays` ago, canaries among them
 * (open tabs may use them), and those that arrived since then; of a retired remote only the last two kinds. The registry drops the others first, so
 * that hosts drop them too.
 */
export async function prune(
  { store, folder }: Releases,
  keptDays: number,
  now = Date.now(),
): Promise<string[]> {
  const since = now - keptDays * dayMs;
  let doomed: string[] = [];
  await updateRegistry(store, async (registry) => {
    // Computed anew if another command was faster, because its change may have put another release out of service.
    const kept = keptReleases(registry, await readHistory(store), since);
    const others = [...namedReleases(registry)].filter((id) => !kept.has(id));
    doomed = await writtenBefore(store, others, since);
    return doomed.length === 0 ? null : without(registry, new Set(doomed));
  });
  const gone: string[] = [];
  for (const id of doomed) {
    // Deleting takes time, and meanwhile a rollback may have named the release again, or an upload may be about to name it.
    if (namedReleases(await readRegistry(store)).has(id)) continue;
    if ((await writtenBefore(store, [id], since)).length === 0) continue;
    await removeRelease(store, id);
    gone.push(id);
  }

  const registry = await readRegistry(store);
  const kept = [keptReleases(registry, await readHistory(store), since), namedReleases(registry)];
  const strangers = sweep(folder, (id) => kept.some((ids) => ids.has(id)), since);
  return [...new Set([...gone, ...strangers])];
}

const dayMs = 24 * 60 * 60 * 1000;

function keptReleases(registry: Registry, history: HistoryEntry[], since: number): Set<string> {
  const before = Object.entries(registry.releases).map(
    ([name, { version }]) => `${name}@${versionBefore(history, { name, version })}`,
  );
  const lately = history
    .filter(({ at }) => Date.parse(at) >= since)
    .flatMap(({ name, version, from, endedCanary = null }) =>
      [version, from, endedCanary].map((each) => `${name}@${each}`),
    );
  return new Set([...offeredReleases(registry), ...before, ...lately]);
}

/** The releases that were in the store before a time, or that are missing. */
async function writtenBefore(store: ReleaseStore, ids: string[], time: number): Promise<string[]> {
  const old: string[] = [];
  for (const id of ids) {
    const stored = await store.read(fileKey(releaseId(id), 'release.json'));
    if (!stored || stored.writtenAt.getTime() < time) old.push(id);
  }
  return old;
}

function without(
  { names = {}, integrity = {}, ...registry }: Registry,
  ids: Set<string>,
): Registry {
  const isKept = (name: string, version: string) => !ids.has(`${name.split('@')[0]}@${version}`);
  return {
    ...registry,
    names: Object.fromEntries(Object.entries(names).filter((name) => isKept(...name))),
    integrity: Object.fromEntries(Object.entries(integrity).filter(([id]) => !ids.has(id))),
  };
}

/** `release.json` goes first: a release without it never counts as whole. */
async function removeRelease(store: ReleaseStore, text: string): Promise<void> {
  const id = releaseId(text);
  const said = await store.read(fileKey(id, 'release.json'));
  if (!said) return;
  await store.remove(fileKey(id, 'release.json'));
  for (const { path } of filesNamedIn(said.content.toString(), text)) {
    await store.remove(fileKey(id, path));
  }
}

function filesNamedIn(text: string, release: string): ReleaseFile[] {
  try {
    const manifest = parsedManifest(text, release);
    return [...releaseFiles(manifest), ...mapFiles(manifest)];
  } catch {
    // Broken, or from before these names: its files stay, and no host serves them without its `release.json`.
    return [];
  }
}
