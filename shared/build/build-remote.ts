import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteDefinition } from '../src/host/remote-definition.ts';
import type { ReleaseManifest } from '../src/host/release.ts';
import { compile } from './compile.ts';
import { remoteConfigs } from './remote-configs.ts';
import { federatedParts, writeReleaseManifest } from './release-manifest.ts';

/** A remote's front door, `src/remote.ts`. */
export async function readDefinition(folder: string): Promise<RemoteDefinition> {
  const file = pathToFileURL(path.join(folder, 'src/remote.ts')).href;
  const { remote } = (await import(file)) as { remote: RemoteDefinition };
  return remote;
}

/** Builds a remote into `dist/web`, `dist/node` and `dist/release.json`. */
export async function buildRemote(folder: string): Promise<ReleaseManifest> {
  const definition = await readDefinition(folder);
  await compile(remoteConfigs({ folder, definition }));
  return writeReleaseManifest(folder, definition, federatedParts(folder));
}
