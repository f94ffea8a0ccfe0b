import type { Registry, RegistryEntry, RegistrySettings } from '@kashi/border/registry';
import { authorHere } from './author.ts';
import type { HistoryEntry } from './history.ts';
import { withInventory, type Upload } from './inventory.ts';
import { updateRegistry } from './registry/registry-file.ts';
import type { ReleaseStore } from './store/release-store.ts';

/** One command's change of one remote or of the shell. */
export interface Change {
  name: string;
  version: string;
  action: HistoryEntry['action'];
  /** Makes the version a canary for this percentage of visitors; null takes that canary away. */
  percent?: number | null;
  /** For a canary: whether hosts decide its steps. */
  promotes?: boolean;
  /** The new settings of a `switch`; the version is the live one. */
  settings?: RegistrySettings;
  /** The author; by default the user of this command. */
  by?: string;
  reason?: string;
}

/**
 * The changes, or a function that derives them from the present registry, and throws with a sentence if they must not be made.
 * The function is called again if another command was faster, so that changes always rest on the registry that they are applied
 * to.
 */
export type Wanted = readonly Change[] | ((registry: Registry) => Promise<readonly Change[]>);

/**
 * Makes versions live or canaries, retires live releases, or changes their settings. Returns the changes, which also go into the
 * history; `uploads` are releases that the registry may not know yet.
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
      const ended = endedCanary(change, before, after.releases[change.name]);
      return [{ at, revision, ...change, by, ...fromTo(change, before), ...ended }];
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

/** Null if nothing changes. */
function registryAfter(registry: Registry, change: Change): Registry | null {
  const { name } = change;
  const { [name]: before, ...others } = registry.releases;
  if (change.action === 'retire') {
    // Another command has released a newer version meanwhile, which must not be retired.
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
  const after = entryAfter(before, { version: '', ...settings }, change, registry.revision + 1);
  if (!after) return null;
  const releases = { ...registry.releases, [name]: after };
  return { ...registry, releases, ...(registry.retired && { retired }) };
}

/** Null if nothing changes. */
function entrySwitched(before: RegistryEntry | undefined, { name, settings }: Change) {
  if (!before) throw new Error(`${name} is not live`);
  const isSame = Object.entries(settingsOf(before, settings)).every(
    ([key, value]) => settings?.[key as keyof RegistrySettings] === value,
  );
  return isSame ? null : { ...before, ...settings };
}

/** The present values of those settings in an entry. */
function settingsOf(entry: RegistryEntry, settings: RegistrySettings = {}): RegistrySettings {
  const keys = Object.keys(settings) as (keyof RegistrySettings)[];
  return Object.fromEntries(keys.map((key) => [key, entry[key]]));
}

/** Null if nothing changes. `away` replaces a release that is not live. */
function entryAfter(
  before: RegistryEntry | undefined,
  away: RegistryEntry,
  { name, version, percent, promotes = false }: Change,
  revision: number,
): RegistryEntry | null {
  // The canary was already removed with a retired remote.
  if (percent === null && !before) return null;
  if (percent !== undefined && !before) throw new Error(noLiveVersion(name));
  const { canary, ...live } = before ?? away;
  // The canary was compared with a release that is not live any more; a new canary may be started.
  if (percent === undefined) return live.version === version ? null : { ...live, version };

  if (percent === null) return canary?.version === version ? live : null;
  if (live.version === version) throw new Error(`${name}@${version} is live already`);
  // A number begins its step anew, because hosts serve a step no more that they have taken back; `auto` goes on from where it is.
  const goesOn = promotes && canary?.version === version && canary.percent === percent;
  if (goesOn && canary.promotes) return null;
  const since = goesOn ? canary.since : revision;
  return {
    ...live,
    canary: {
      version,
      percent,
      ...(since !== undefined && { since }),
      ...(promotes && { promotes }),
    },
  };
}

/** The versions that visitors get after and before the change. */
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

/** Some visitors had that canary until now, though the change names another version: `prune` keeps it for their tabs. */
function endedCanary(
  { version }: Change,
  before: RegistryEntry | undefined,
  after: RegistryEntry | undefined,
): Pick<HistoryEntry, 'endedCanary'> {
  const ended = before?.canary?.version;
  if (!ended || ended === version || ended === after?.canary?.version) return {};
  return { endedCanary: ended };
}

const newcomer = { serverRender: true, deadlineMs: 800 };

function noLiveVersion(name: string): string {
  return `${name} has no live version yet, which a canary is compared with: release it without --canary first`;
}
