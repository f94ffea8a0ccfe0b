import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build.ts';
import { gate } from './gate/gate.ts';
import { audience, canaryPercent } from './releases/canary.ts';
import { changeRegistry, vouchFor } from './releases/registry-file.ts';
import { releasesFolderHere } from './releases/releases-folder.ts';
import { upload } from './releases/upload.ts';
import { nameVersion } from './releases/version-names.ts';
import { remoteFolders } from './workspace.ts';

/** Who gets what was uploaded: a hundred of a hundred visitors, fewer beside the live version, or nobody yet (null). */
export type Percent = number | null;

/** Uploads what `build` has left in `dist` and lets visitors have it. Answers the versions, as `name@version`. */
export async function release(
  names: string[],
  dataFolder: string,
  percent: Percent = 100,
): Promise<string[]> {
  const releasesFolder = path.resolve(dataFolder, 'releases');
  const manifests = await Promise.all(names.map((name) => upload(name, releasesFolder)));
  const versions = manifests.map(({ name, version }) => ({ name, version }));
  if (percent === null) {
    await vouchFor(releasesFolder, versions);
  } else {
    await changeRegistry(
      releasesFolder,
      versions.map((version) =>
        percent === 100
          ? { ...version, action: 'release' }
          : { ...version, action: 'canary', percent },
      ),
    );
  }
  return versions.map(({ name, version }) => `${name}@${version}`);
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      canary: { type: 'string' },
      'upload-only': { type: 'boolean', default: false },
      name: { type: 'string' },
    },
  });
  const percent = values['upload-only'] ? null : canaryPercent(values.canary ?? '100');
  if (percent !== 100 && positionals.length === 0) throw new Error('Say which remote');

  const wanted = positionals.length > 0 ? positionals : ['shell', ...remoteFolders()];
  await build(wanted);
  const refusals = await gate(
    wanted.map((name) => `${name}/dist`),
    releasesFolderHere(),
  );
  if (refusals.length > 0) {
    console.error(`The gate refuses, and nothing is released:\n${refusals.join('\n')}`);
    process.exit(1);
  }
  const versions = await release(wanted, path.dirname(releasesFolderHere()), percent);
  for (const version of values.name ? versions : []) {
    nameVersion(releasesFolderHere(), version, values.name ?? '');
  }
  console.log(`${outcomeOf(percent)}: ${versions.join(' ')}`);
}

function outcomeOf(percent: Percent): string {
  if (percent === null) return 'Uploaded';
  return percent === 100 ? 'Live' : `A canary for ${audience(percent)}`;
}
