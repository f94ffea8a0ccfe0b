import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { registrySchema, type RegistryEntry } from '@kashi/shared/host/registry';
import type { FrameEntry } from '../src/frame/frame-entry.ts';
import { readHotRelease, readRelease, type Release } from './releases.ts';

/** The exact versions that one request, and the whole visit it begins, is made of. Never changed once made. */
export interface ReleaseSet {
  id: string;
  shell: Release<FrameEntry> & { entry: FrameEntry };
  remotes: ReadonlyMap<string, Release>;
}

/** How often a running host looks whether the registry has changed, in milliseconds. */
const lookEveryMs = 500;

interface ReleaseSetsOptions {
  releasesFolder: string;
  hotRemote: { name: string; url: string } | null;
  log: { info(text: string): void; error(error: unknown, text: string): void };
}

/**
 * Follows the registry. A release that cannot be read never replaces one that serves: the last good one stays, and
 * the next look tries again. Old sets are dropped when the last request that holds them ends.
 */
export class ReleaseSets {
  readonly #options: ReleaseSetsOptions;
  #current: ReleaseSet | null = null;
  #seen = '';
  #timer: NodeJS.Timeout | undefined;

  constructor(options: ReleaseSetsOptions) {
    this.#options = options;
  }

  async start(): Promise<void> {
    await this.#look();
    if (!this.#current) throw new Error('The registry has no shell that can be served');
    this.#timer = setInterval(() => void this.#look(), lookEveryMs);
    this.#timer.unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** The set for a request that begins now. */
  async pin(): Promise<ReleaseSet> {
    const current = this.#current;
    if (!current) throw new Error('The release sets have not been started');
    const { hotRemote, log } = this.#options;
    if (!hotRemote) return current;

    try {
      const hot = await readHotRelease(hotRemote.name, hotRemote.url);
      return { ...current, remotes: new Map([...current.remotes, [hotRemote.name, hot]]) };
    } catch (error) {
      log.error(error, `${hotRemote.name} does not answer at its development server`);
      return current;
    }
  }

  /** The id of the set that a visit would begin with now; '' before the start. */
  liveId(): string {
    return this.#current?.id ?? '';
  }

  async #look(): Promise<void> {
    const { releasesFolder, log } = this.#options;
    try {
      const text = await readFile(path.join(releasesFolder, 'registry.json'), 'utf8');
      if (text === this.#seen) return;

      const { releases } = registrySchema.parse(JSON.parse(text));
      const complete = await this.#read(releases);
      if (complete) this.#seen = text;
    } catch (error) {
      log.error(error, 'The registry cannot be read; the last set keeps serving');
    }
  }

  /** Answers whether every release of the registry could be read. */
  async #read(entries: Record<string, RegistryEntry>): Promise<boolean> {
    const { releasesFolder, log } = this.#options;
    const last = this.#current;
    let complete = true;
    const readOrKeep = async <Kept extends Release<unknown>>(
      name: string,
      read: () => Promise<Kept>,
      kept: Kept | undefined,
    ) => {
      try {
        return await read();
      } catch (error) {
        complete = false;
        log.error(
          error,
          `${name} cannot be served; ${kept ? 'its last release stays' : 'it has no other'}`,
        );
        return kept;
      }
    };

    const { shell: shellEntry, ...remoteEntries } = entries;
    if (!shellEntry) throw new Error('The registry names no shell');
    const shell = await readOrKeep(
      'shell',
      () => readRelease<FrameEntry>(releasesFolder, 'shell', shellEntry),
      last?.shell,
    );
    if (!shell?.entry) return false;

    const remotes = new Map<string, Release>();
    for (const [name, entry] of Object.entries(remoteEntries)) {
      const kept = last?.remotes.get(name);
      const unchanged =
        kept?.manifest.version === entry.version &&
        kept.deadlineMs === entry.deadlineMs &&
        (kept.entry !== null) === entry.serverRender;
      const release = unchanged
        ? kept
        : await readOrKeep(name, () => readRelease(releasesFolder, name, entry), kept);
      if (release) remotes.set(name, release);
    }

    this.#current = { id: idOf(shell, remotes), shell: { ...shell, entry: shell.entry }, remotes };
    log.info(
      `Serving ${[shell, ...remotes.values()].map(({ manifest }) => `${manifest.name}@${manifest.version}`).join(' ')}`,
    );
    return complete;
  }
}

function idOf(shell: Release<unknown>, remotes: ReadonlyMap<string, Release>): string {
  const versions = [shell, ...remotes.values()].map(
    ({ manifest }) => `${manifest.name}@${manifest.version}`,
  );
  return createHash('sha256').update(versions.sort().join('\n')).digest('hex').slice(0, 12);
}
