import { readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '@kashi/build/release/integrity';
import { changeRegistry } from '../../shell/releases/change-registry.ts';
import type { Releases } from '../../shell/releases/releases-here.ts';
import { upload } from '../../shell/releases/upload.ts';
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

/** Uploads what `build` has left in `dist` and lets visitors have it. Answers the versions, as `name@version`. */
export async function releaseBuilds(
  names: string[],
  releases: Releases,
  { percent = 100, promotes = false, alias, judge }: ReleaseWish = {},
): Promise<string[]> {
  const { store } = releases;
  const folders = names.map((name) => path.resolve(folderOf(name), 'dist'));
  const judged = folders.map(hashIn);
  // Noted before the judgement: a start must not make live what was refused, or what a part of the visitors is to get.
  if (judge) await noteDecided(names, releases);
  await judge?.();
  const uploads = await Promise.all(folders.map((dist) => upload(dist, releases)));
  const other = uploads.find(({ integrity }, place) => integrity !== judged[place]);
  // Another command has built in this checkout meanwhile; the upload is an unnamed folder in the store.
  if (other) throw new Error(`${other.name} was built anew while it was judged: release it again`);
  const versions = uploads.map(({ name, version }) => ({ name, version }));
  if (percent === null || alias) await registerUploads(store, uploads, alias);
  if (percent !== null) {
    const changes = versions.map((version) =>
      percent === 100
        ? { ...version, action: 'release' as const }
        : { ...version, action: 'canary' as const, percent, promotes },
    );
    const judgedAgain = async () => {
      await judge?.();
      return changes;
    };
    await changeRegistry(store, judgedAgain, uploads);
  }
  return versions.map(({ name, version }) => `${name}@${version}`);
}

function hashIn(dist: string): string {
  return integrityOf(readFileSync(path.join(dist, 'release.json')));
}
