import path from 'node:path';
import { readManifest } from '../../shell/releases/read-manifest.ts';
import { readRegistry } from '../../shell/releases/registry/registry-file.ts';
import type { Releases } from '../../shell/releases/releases-here.ts';
import { changeFile } from '../../shell/releases/store/change-file.ts';
import { folderOf } from '../workspace.ts';

/** By name the version of the build that a start or a release was last about, whatever became of it. */
type Decided = Record<string, string>;

/** Lies beside the registry of a shop on one machine, where a start makes the checkout live. */
const file = 'checkout.json';

/** Notes that it is decided who gets these builds, so that no later start makes them live for everyone. */
export async function noteDecided(names: readonly string[], releases: Releases): Promise<void> {
  // No start releases into a store that machines share.
  if (releases.isMirror) return;
  const builds: Decided = Object.fromEntries(
    names.map(buildOf).map(({ name, version }) => [name, version]),
  );
  const withBuilds = (before: Buffer | null) => ({ ...decidedIn(before), ...builds });
  await changeFile(
    releases.store,
    file,
    (before) => `${JSON.stringify(withBuilds(before), null, 2)}\n`,
  );
}

/**
 * The names whose builds a start makes live: all into an empty registry, and otherwise those whose build is another one than was
 * last decided on. What was rolled back since stays rolled back, and what was retired comes back by a command alone.
 */
export async function undecided(names: readonly string[], { store }: Releases): Promise<string[]> {
  const { releases, retired = {} } = await readRegistry(store);
  const isEmpty = Object.keys(releases).length === 0;
  const decided = decidedIn((await store.read(file))?.content ?? null);
  return names.filter((each) => {
    const { name, version } = buildOf(each);
    if (!(name in releases) && name in retired) return false;
    return isEmpty || decided[name] !== version;
  });
}

function buildOf(name: string) {
  return readManifest(path.resolve(folderOf(name), 'dist'));
}

/** A note that was cut off is none: the start then releases the checkout, as the first one did. */
function decidedIn(content: Buffer | null): Decided {
  try {
    return JSON.parse(content?.toString() ?? '{}') as Decided;
  } catch {
    return {};
  }
}
