import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { registrySchema, type Registry } from '../shared/src/host/registry.ts';
import type { ReleaseManifest } from '../shared/src/host/release.ts';
import { build } from './build.ts';
import { compressFiles } from './compress-files.ts';
import { remoteFolders } from './workspace.ts';

/**
 * Puts what `build` has left in `dist` into an immutable folder and makes it live: the registry is written beside and
 * renamed, so that a running host sees the old one or the new one and nothing between. Answers the live versions.
 */
export async function release(names: string[], dataFolder: string): Promise<string[]> {
  const releasesFolder = path.resolve(dataFolder, 'releases');
  const manifests = await Promise.all(names.map((name) => upload(name, releasesFolder)));

  const registryFile = path.join(releasesFolder, 'registry.json');
  const registry = readRegistry(registryFile);
  for (const { name, version } of manifests) {
    registry.releases[name] = {
      serverRender: true,
      deadlineMs: 800,
      ...registry.releases[name],
      version,
    };
  }
  registry.revision += 1;
  writeFileSync(`${registryFile}.new`, `${JSON.stringify(registry, null, 2)}\n`);
  renameSync(`${registryFile}.new`, registryFile);

  const at = new Date().toISOString();
  const history = manifests.map(({ name, version }) =>
    JSON.stringify({ at, revision: registry.revision, name, version }),
  );
  await appendFile(path.join(releasesFolder, 'history.jsonl'), `${history.join('\n')}\n`);
  return manifests.map(({ name, version }) => `${name}@${version}`);
}

async function upload(name: string, releasesFolder: string): Promise<ReleaseManifest> {
  const dist = path.resolve(name, 'dist');
  const manifest = JSON.parse(
    readFileSync(path.join(dist, 'release.json'), 'utf8'),
  ) as ReleaseManifest;
  const folder = path.join(releasesFolder, name, manifest.version);
  // Equal content has an equal version: what lies there already is the same, and is never touched again.
  if (existsSync(folder)) return manifest;

  const arriving = `${folder}.arriving`;
  mkdirSync(path.dirname(folder), { recursive: true });
  cpSync(dist, arriving, { recursive: true });
  await compressFiles(path.join(arriving, 'web'));
  renameSync(arriving, folder);
  return manifest;
}

function readRegistry(file: string): Registry {
  if (!existsSync(file)) return { revision: 0, releases: {} };
  return registrySchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

if (import.meta.main) {
  const names = process.argv.slice(2);
  const wanted = names.length > 0 ? names : ['shell', ...remoteFolders()];
  await build(wanted);
  const live = await release(wanted, process.env['KASHI_DATA'] ?? '.data');
  console.log(`Live: ${live.join(' ')}`);
}
