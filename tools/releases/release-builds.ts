import path from 'node:path';
import type { Registry } from '@kashi/border/registry';
import { changeRegistry, type Change } from '../../shell/releases/change-registry.ts';
import type { ReleaseId } from '../../shell/releases/store/release-store.ts';
import { audience } from './canary.ts';
import type { Releases } from '../../shell/releases/releases-here.ts';
import { upload, uploadIn } from '../../shell/releases/upload.ts';
import { registerUploads } from '../../shell/releases/version-names.ts';
import { noteDecided } from './decided-builds.ts';
import { folderOf } from '../workspace.ts';

export interface ReleaseWish {
  /** How many of a hundred visitors get the upload: all hundred, fewer beside the live version, or none yet (null). */
  percent?: number | null;
  /** Whether hosts show a canary to more visitors by themselves. */
  promotes?: boolean;
  /** A name to ask for it by, such as `pr-12`. */
  alias?: string | undefined;
  /** Throws where they may not go live beside those that are live; asked first, and anew whenever that has changed meanwhile. */
  judge?: () => Promise<void>;
}

/** A release as `name@version`, and what has become of it in words. */
export interface Released {
  release: string;
  outcome: string;
}

/** Uploads what `build` has left in `dist` and lets visitors have it. */
export async function releaseBuilds(
  names: string[],
  releases: Releases,
  wish: ReleaseWish = {},
): Promise<Released[]> {
  const { percent = 100, alias, judge } = wish;
  const { store } = releases;
  const folders = names.map((name) => path.resolve(folderOf(name), 'dist'));
  const builds = folders.map(uploadIn);
  // Noted before the judgement: a start must not make live what was refused, or what a part of the visitors is to get.
  if (judge) await noteDecided(builds, releases);
  await judge?.();
  const uploads = await Promise.all(folders.map((dist) => upload(dist, releases)));
  // Where nothing was judged, as at a start, the build that has arrived is as good as the one before.
  const other =
    judge && uploads.find(({ integrity }, place) => integrity !== builds[place]?.integrity);
  // Another command has built in this checkout meanwhile; the upload is an unnamed folder in the store.
  if (other) throw new Error(`${other.name} was built anew while it was judged: release it again`);
  if (percent === null || alias) await registerUploads(store, uploads, alias);
  let changes: Wished[] = uploads.map((id) => ({ ...idOf(id), outcome: 'Uploaded' }));
  if (percent !== null) {
    const wanted = async (registry: Registry) => {
      await judge?.();
      changes = uploads.map((id) => wishedFor(idOf(id), { ...wish, percent }, registry));
      return changes.flatMap(({ change }) => change ?? []);
    };
    await changeRegistry(store, wanted, uploads);
  }
  return changes.map(({ name, version, outcome }) => ({ release: `${name}@${version}`, outcome }));
}

interface Wished extends ReleaseId {
  outcome: string;
  change?: Change;
}

/**
 * A team's own jobs release each push with a canary that promotes itself, whether code has changed or not. So the first release of
 * all goes live at once, because a canary has nothing to be compared with and the team may have no other way to release; a canary of
 * this build goes on from where it is, and after a revert to the live build the canary of the reverted one is taken back.
 */
function wishedFor(
  id: ReleaseId,
  { percent, promotes = false }: { percent: number; promotes?: boolean },
  { releases, retired = {} }: Registry,
): Wished {
  // What was retired comes back by a plain release alone.
  const isFirst = !(id.name in releases) && !(id.name in retired);
  if (percent === 100 || (promotes && isFirst))
    return { ...id, outcome: 'Live', change: { ...id, action: 'release' } };
  const { version: live, canary } = releases[id.name] ?? {};
  if (promotes && live === id.version) {
    if (!canary) return { ...id, outcome: 'Live already' };
    const { version } = canary;
    const change = { ...id, version, action: 'rollback', percent: null } as const;
    return { ...id, outcome: `Live already, and the canary ${version} is taken back`, change };
  }
  const isOn = promotes && canary?.version === id.version;
  const step = { percent: isOn ? Math.max(canary.percent, percent) : percent, promotes };
  const outcome = `A canary for ${audience(step)}`;
  return { ...id, outcome, change: { ...id, action: 'canary', ...step } };
}

function idOf({ name, version }: ReleaseId): ReleaseId {
  return { name, version };
}
