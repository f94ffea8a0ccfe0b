import type {
  Registry,
  RegistryEntry,
  RegistrySettings,
} from '../../shared/src/border/registry.ts';
import { authorHere } from './author.ts';
import type { HistoryEntry } from './history.ts';
import { withInventory, type Upload } from './inventory.ts';
import { updateRegistry } from './registry-file.ts';
import type { ReleaseStore } from './store/release-store.ts';

/** What one command does to one remote or to the shell. */
export interface Change {
  name: string;
  version: string;
  action: HistoryEntry['action'];
  /** Makes the version a canary for so many of a hundred visitors; null takes that canary away. */
  percent?: number | null;
  /** Of a `switch`: what is set for the remote from now on; its version is the one that is live. */
  settings?: RegistrySettings;
  /** Whoever runs this command, where nobody is named. */
  by?: string;
  reason?: string;
}

/**
 * What is wanted; or what looks at the registry as it is and says so, or throws where it must not be. That is asked again
 * where somebody else is faster: nothing is changed but what was looked at.
 */
export type Wanted = readonly Change[] | ((registry: Registry) => Promise<readonly Change[]>);

/**
 * Makes versions live, or canaries, or takes what is live out of the shop, or switches what is set for it. Answers what has changed, which is also what the
 * history is told; `uploads` are those that the registry may not know yet.
 */
export async function changeRegistry(
  store: ReleaseStore,
  wanted: Wanted,
  uploads: readonly Upload[] = [],
): Promise<HistoryEntry[]> {
  let changes: HistoryEntry[] = [];
  await updateRegistry(store, async (registry) => {
    let changed = registry;
    const judged = typeof wanted === 'function' ? await wanted(registry) : wanted;
    const [at, revision] = [new Date().toISOString(), registry.revision + 1];
    const entries = judged.flatMap((change): HistoryEntry[] => {
      const before = changed.releases[change.name];
      const after = registryAfter(changed, change);
      if (!after) return [];
      changed = after;
      const by = change.by ?? authorHere();
      return [{ at, revision, ...change, by, ...fromTo(change, before) }];
    });
    changes = [];
    if (entries.length === 0) return null;

    const next = await withInventory(changed, store, uploads);
    changes = entries.map((entry) => ({
      ...entry,
      integrity: next.integrity?.[`${entry.name}@${entry.version ?? ''}`],
    }));
    return { ...next, last: changes.map((entry) => ({ ...entry })) };
  });
  return changes;
}

/** Null where it is so already. */
function registryAfter(registry: Registry, change: Change): Registry | null {
  const { name } = change;
  const { [name]: before, ...others } = registry.releases;
  if (change.action === 'retire') {
    // Whoever releases it meanwhile does not want it gone.
    if (before?.version !== change.version)
      throw new Error(`${name}@${change.version} is live no more`);
    const { version: _version, canary: _canary, ...settings } = before;
    return { ...registry, releases: others, retired: { ...registry.retired, [name]: settings } };
  }
  if (change.action === 'switch') {
    const after = entrySwitched(before, change);
    return after && { ...registry, releases: { ...registry.releases, [name]: after } };
  }
  const { [name]: settings = newcomer, ...retired } = registry.retired ?? {};
  const after = entryAfter(before, { version: '', ...settings }, change);
  if (!after) return null;
  const releases = { ...registry.releases, [name]: after };
  return { ...registry, releases, ...(registry.retired && { retired }) };
}

/** Null where it is set so already. */
function entrySwitched(before: RegistryEntry | undefined, { name, settings }: Change) {
  if (!before) throw new Error(`${name} is not live`);
  const isSame = Object.entries(settingsOf(before, settings)).every(
    ([key, value]) => settings?.[key as keyof RegistrySettings] === value,
  );
  return isSame ? null : { ...before, ...settings };
}

/** What an entry has set of those settings. */
function settingsOf(entry: RegistryEntry, settings: RegistrySettings = {}): RegistrySettings {
  const keys = Object.keys(settings) as (keyof RegistrySettings)[];
  return Object.fromEntries(keys.map((key) => [key, entry[key]]));
}

/** Null where it is so already. `away` stands in for what is not live yet, or no more. */
function entryAfter(
  before: RegistryEntry | undefined,
  away: RegistryEntry,
  { name, version, percent }: Change,
): RegistryEntry | null {
  // Its canary has gone with a remote that was retired.
  if (percent === null && !before) return null;
  if (percent !== undefined && !before) throw new Error(`${name} has no live version yet`);
  const { canary, ...live } = before ?? away;
  // A canary was compared with what is no longer live: whoever wants it goes on with a new one.
  if (percent === undefined) return live.version === version ? null : { ...live, version };

  if (percent === null) return canary?.version === version ? live : null;
  if (live.version === version) throw new Error(`${name}@${version} is live already`);
  const isSame = canary?.version === version && canary.percent === percent;
  return isSame ? null : { ...live, canary: { version, percent } };
}

/** What visitors get from now on, and what they got before. */
function fromTo(
  { action, version, percent, settings }: Change,
  before: RegistryEntry | undefined,
): Pick<HistoryEntry, 'version' | 'from' | 'settingsBefore'> {
  const live = before?.version ?? null;
  if (action === 'switch' && before) {
    return { version: live, from: live, settingsBefore: settingsOf(before, settings) };
  }
  if (action === 'retire') return { version: null, from: live };
  return percent === null && live ? { version: live, from: version } : { version, from: live };
}

const newcomer = { serverRender: true, deadlineMs: 800 };
