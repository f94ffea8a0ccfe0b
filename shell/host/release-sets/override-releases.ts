import type { RegistryEntry } from '@kashi/border/registry';
import type { ServerEntry } from '@kashi/border/remote-contract';
import type { ShellEntry } from '@kashi/border/shell-wire';
import { releaseSet, type Overridden, type ReleaseSet } from './release-set.ts';
import { readHotRelease, readRelease, type Release } from './releases.ts';
import { originOfOverride, type Override } from '../overrides/override.ts';
import type { ManifestSeal } from './release/whole-release.ts';

/** The most overridden versions in memory; the one unused for the longest is dropped. */
const keptVersions = 12;

/** The settings of an overridden version: its few visitors may wait longer. */
const registered = { serverRender: true, deadlineMs: 5000 };

interface OverrideReleasesOptions {
  releasesFolder: string;
  /** The version that a name stands for now; any other text is the version itself. */
  versionNamed(name: string, wanted: string): string;
  seal: ManifestSeal;
  log: { error(error: unknown, text: string): void };
}

/** Puts the releases that a visitor asked for into their release set. */
export class OverrideReleases {
  readonly #options: OverrideReleasesOptions;
  readonly #read = new Map<string, Promise<Release<ServerEntry | ShellEntry>>>();

  constructor(options: OverrideReleasesOptions) {
    this.#options = options;
  }

  /** An override that cannot be loaded leaves the live release in place, and is named as missing. */
  async applied(set: ReleaseSet, overrides: readonly Override[]): Promise<ReleaseSet> {
    const remotes = new Map(set.remotes);
    let shell: Release<ShellEntry> = set.shell;
    const overridden: Overridden[] = [];
    for (const override of overrides) {
      const { name } = override;
      try {
        const release = await this.#release(override);
        if (name === 'shell') shell = release as Release<ShellEntry>;
        else remotes.set(name, release as Release);
        overridden.push({ ...override, base: release.base });
      } catch (error) {
        this.#options.log.error(error, `The override of ${name} cannot be loaded`);
        overridden.push({ ...override, base: null });
      }
    }
    return { ...releaseSet(shell, remotes, set.missing), overridden };
  }

  #release(override: Override): Promise<Release<ServerEntry | ShellEntry>> {
    const { name, wanted } = override;
    if (originOfOverride(override)) return readHotRelease(name, wanted);

    const version = this.#options.versionNamed(name, wanted);
    const id = `${name}@${version}`;
    const release = this.#read.get(id) ?? this.#readFrom(name, { ...registered, version });
    this.#read.delete(id);
    this.#read.set(id, release);
    release.catch(() => this.#read.delete(id));
    const oldest = this.#read.keys().next();
    if (this.#read.size > keptVersions && !oldest.done) this.#read.delete(oldest.value);
    return release;
  }

  #readFrom(name: string, entry: RegistryEntry): Promise<Release<ServerEntry | ShellEntry>> {
    const { releasesFolder, seal } = this.#options;
    return readRelease<ServerEntry | ShellEntry>(releasesFolder, name, entry, seal);
  }
}
