import type { Registry, RegistryEntry } from '@kashi/border/registry';
import type { ServerEntry } from '@kashi/border/remote-contract';
import type { ShellEntry } from '@kashi/border/shell-wire';
import type { MissingRemote } from './release-set.ts';
import { claimedRoutes, readRelease, type Release } from './releases.ts';
import { wantsOtherReact } from './release/react-of-host.ts';
import type { ManifestSeal } from './release/whole-release.ts';

/** What the registry says of a canary, beside its version. */
type CanarySettings = Omit<NonNullable<RegistryEntry['canary']>, 'version'>;

/** The releases that the registry offers under one name: the live one, and a canary for some visitors. */
export interface Offer<Entry = ServerEntry> {
  live: Release<Entry>;
  canary: (CanarySettings & { release: Release<Entry> }) | null;
}

export interface Offers {
  shell: Offer<ShellEntry>;
  remotes: ReadonlyMap<string, Offer>;
  missing: readonly MissingRemote[];
  /** Whether everything that the registry names could be read. */
  complete: boolean;
}

interface ReadOptions {
  releasesFolder: string;
  seal: ManifestSeal;
  log: { warn(text: string): void; error(error: unknown, text: string): void };
}

/**
 * Reads the releases that the registry names, except those already in memory. An unreadable release never replaces a serving one:
 * the last good release stays, and an unreadable canary's visitors get the live release. Null without any shell.
 */
export async function readOffers(
  { releases }: Registry,
  last: Offers | null,
  { releasesFolder, log, seal }: ReadOptions,
): Promise<Offers | null> {
  let complete = true;

  async function readOrKeep<Entry extends ServerEntry | ShellEntry>(
    name: string,
    entry: RegistryEntry,
    before: Offer<Entry> | undefined,
    kept: Release<Entry> | undefined,
  ): Promise<Release<Entry> | undefined> {
    const known = [before?.live, before?.canary?.release].find(
      (release) => release && isAsRegistered(release, entry),
    );
    if (known) return known;
    try {
      const release = await readRelease<Entry>(releasesFolder, name, entry, seal);
      const said = release.entry && wantsOtherReact(release.manifest);
      if (said) log.warn(said);
      return release;
    } catch (error) {
      complete = false;
      const instead = kept ? 'its last release stays' : 'nothing stands in its place';
      log.error(error, `${name}@${entry.version} cannot be served; ${instead}`);
      return kept;
    }
  }

  async function readOffer<Entry extends ServerEntry | ShellEntry>(
    name: string,
    entry: RegistryEntry,
    before: Offer<Entry> | undefined,
  ): Promise<Offer<Entry> | null> {
    const live = await readOrKeep(name, entry, before, before?.live);
    if (!live) return null;
    if (!entry.canary) return { live, canary: null };
    const { version, ...settings } = entry.canary;
    const release = await readOrKeep(name, { ...entry, version }, before, undefined);
    return { live, canary: release ? { ...settings, release } : null };
  }

  const { shell: shellEntry, ...remoteEntries } = releases;
  if (!shellEntry?.serverRender) {
    throw new Error('The registry names no shell that renders on the server');
  }
  const shell = await readOffer<ShellEntry>('shell', shellEntry, last?.shell);
  if (!shell) return null;

  const remotes = new Map<string, Offer>();
  const missing: MissingRemote[] = [];
  for (const [name, entry] of Object.entries(remoteEntries)) {
    const offer = await readOffer<ServerEntry>(name, entry, last?.remotes.get(name));
    if (offer) remotes.set(name, offer);
    else missing.push({ name, routes: await claimedRoutes(releasesFolder, name, entry) });
  }
  return { shell, remotes, missing, complete };
}

/** Whether both offer the same releases, and lack the same remotes: every visitor then gets the same of both. */
export function offersTheSame(one: Offers, other: Offers): boolean {
  const releases = releasesOf(one);
  const others = releasesOf(other);
  return (
    releases.length === others.length &&
    releases.every((release, place) => release === others[place]) &&
    JSON.stringify(one.missing) === JSON.stringify(other.missing)
  );
}

/** For each name its live release, and its canary or null. */
function releasesOf({ shell, remotes }: Offers): (Release<unknown> | null)[] {
  const offers: Offer<unknown>[] = [shell, ...remotes.values()];
  return offers.flatMap(({ live, canary }) => [live, canary?.release ?? null]);
}

function isAsRegistered(
  { manifest, deadlineMs, entry }: Release<unknown>,
  registered: RegistryEntry,
): boolean {
  return (
    manifest.version === registered.version &&
    deadlineMs === registered.deadlineMs &&
    (entry !== null) === registered.serverRender
  );
}
