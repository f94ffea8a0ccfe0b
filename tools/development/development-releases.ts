import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { emptyRegistry, type Registry } from '@kashi/border/registry';
import { releaseManifestSchema } from '@kashi/border/release';
import { unspoken } from '@kashi/border/spoken-numbers';
import { registryIn } from '../../shell/releases/registry/registry-in.ts';
import { readManifest } from '../../shell/releases/read-manifest.ts';

/** How often it is looked whether a neighbour has been released meanwhile, in milliseconds. */
const lookEveryMs = 500;

interface DevelopmentReleasesOptions {
  /** The host's `KASHI_DATA`. */
  dataFolder: string;
  /** The folders of builds: the development shell, and neighbours without a release. */
  builds: string[];
  /** The releases folder with the live neighbours, which is followed; null: there are no neighbours. */
  neighbours: string | null;
}

/**
 * Releases for one developer's host alone: builds of this checkout, and links to the live releases elsewhere. The
 * neighbours' folder is only read, so that no other visitor meets a shell or a remote that was built for development.
 * Answers what ends the following.
 */
export function followNeighbours({
  dataFolder,
  builds,
  neighbours,
}: DevelopmentReleasesOptions): () => void {
  const releasesFolder = path.join(dataFolder, 'releases');
  const { shell, ...others } = copied(builds, releasesFolder);
  let followed: number | null = null;

  function follow(): void {
    const live = neighbours ? registryIn(neighbours) : emptyRegistry;
    if (live.revision === followed) return;
    followed = live.revision;
    const linked = neighbours ? link(live, neighbours, releasesFolder) : {};
    // A neighbour that had no release may get one; the shell is never the one that is live.
    const releases = { ...others, ...linked, ...(shell && { shell }) };
    write(releasesFolder, { revision: live.revision, releases });
  }

  follow();
  const timer = setInterval(() => {
    try {
      follow();
    } catch (error) {
      console.error('The neighbours stay as they are: their registry cannot be read', error);
    }
  }, lookEveryMs);
  return () => clearInterval(timer);
}

/** The names, of these, without a release in that folder, or whose release is deleted or cannot be served. */
export function unreleased(names: string[], releasesFolder: string): string[] {
  const { releases } = registryIn(releasesFolder);
  return names.filter((name) => !isThere(releasesFolder, name, releases[name]?.version));
}

type Releases = Registry['releases'];

const registered = { serverRender: true, deadlineMs: 5000 };

/** Copies, since the next build begins by emptying `dist`. */
function copied(builds: string[], releasesFolder: string): Releases {
  return Object.fromEntries(
    builds.map((dist) => {
      const { name, version } = readManifest(dist);
      cpSync(dist, path.join(releasesFolder, name, version), { recursive: true });
      return [name, { ...registered, version }];
    }),
  );
}

/** The live releases there, without canaries: a developer wants the same neighbours at every look. */
function link({ releases }: Registry, from: string, releasesFolder: string): Releases {
  const there = Object.entries(releases).filter(([name, { version }]) =>
    isThere(from, name, version),
  );
  for (const [name, { version }] of there) {
    const place = path.join(releasesFolder, name, version);
    if (existsSync(place)) continue;
    mkdirSync(path.dirname(place), { recursive: true });
    symlinkSync(path.resolve(from, name, version), place);
  }
  return Object.fromEntries(there.map(([name, { canary: _canary, ...live }]) => [name, live]));
}

/** Releases of a time before this shape cannot be served, so they are as good as none. */
function isThere(releasesFolder: string, name: string, version: string | undefined): boolean {
  const file = path.join(releasesFolder, name, version ?? '', 'release.json');
  if (version === undefined || !existsSync(file)) return false;
  const { success, data } = releaseManifestSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  return success && unspoken(data) === null;
}

function write(releasesFolder: string, registry: Registry): void {
  const file = path.join(releasesFolder, 'registry.json');
  writeFileSync(`${file}.new`, JSON.stringify(registry));
  renameSync(`${file}.new`, file);
}
