import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contractVersion } from '@kashi/border/remote-contract';
import type { RemoteDefinition } from '@kashi/border/remote-definition';
import type { Expectation, ModuleFiles, ReleaseManifest } from '@kashi/border/release';
import { lateStylesOf } from '@kashi/border/late-styles';
import { fragmentProps } from './fragment-props.ts';
import { integrityOf } from './integrity.ts';
import { recordedFile, releasedRecording } from '../recorded-file.ts';
import { expectNamed, libraryNeeds } from '../library-needs.ts';
import { expectationIn, expectReadable } from './own-words.ts';
import { routesOf } from './routes-of.ts';
import { finishMaps } from './source-maps.ts';

export interface BuiltParts {
  entry: string;
  modules: Record<string, ModuleFiles>;
  preloadFonts?: string[];
  wire?: ReleaseManifest['wire'];
  lends?: ReleaseManifest['lends'];
  needs?: ReleaseManifest['needs'];
  kitNeeds?: ReleaseManifest['kitNeeds'];
  worker?: ReleaseManifest['worker'];
}

/**
 * Reads the build's output in `dist` and writes `release.json` beside it. Throws a sentence that names the file where an expectation or
 * a page is written wrongly.
 */
export function writeReleaseManifest(
  folder: string,
  definition: RemoteDefinition,
  parts: BuiltParts,
  dist = path.join(folder, 'dist'),
): ReleaseManifest {
  const integrity = integrityIn(path.join(dist, 'web'));
  const serverIntegrity = integrityOf(readFileSync(path.join(dist, 'node/server.cjs')));
  const maps = integrityOfFiles(path.join(dist, 'maps'), finishMaps(dist, definition.name));
  const recordedIntegrity = bringRecording(folder, dist);

  const expects = readExpectations(folder);
  const routes = routesOf(definition);
  expectReadable(routes);
  const props = fragmentProps(folder, definition);
  const said = {
    contract: contractVersion,
    ...(definition.team && { team: definition.team }),
    ...parts,
    ...(expects.length > 0 && { expects }),
    routes,
    ...(definition.gone && { gone: definition.gone }),
    fragments: Object.keys(definition.fragments),
    ...(Object.keys(props).length > 0 && { fragmentProps: props }),
    integrity,
    ...(hasLateStyles(dist, parts, integrity) && { entryHasLateStyles: true }),
    serverIntegrity,
    maps,
    ...(recordedIntegrity && { recordedIntegrity }),
  };
  const manifest: ReleaseManifest = {
    name: definition.name,
    version: versionOf(folder, JSON.stringify(said)),
    ...said,
  };
  writeFileSync(path.join(dist, 'release.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/** Copies the recorded answers into the build. Returns their integrity; null if nothing was recorded yet. */
function bringRecording(folder: string, dist: string): string | null {
  const from = path.join(folder, recordedFile);
  if (!existsSync(from)) return null;
  const recorded = readFileSync(from);
  writeFileSync(path.join(dist, releasedRecording), recorded);
  return integrityOf(recorded);
}

function readExpectations(folder: string): Expectation[] {
  return globSync('expectations/*.json', { cwd: folder })
    .sort()
    .map((file) => expectationIn(folder, file));
}

/**
 * The container and the exposed modules, from a remote's federation manifest, and the needed libraries, from its `package.json`.
 * Throws if the build uses a library that is not named there.
 */
export function federatedParts(folder: string): BuiltParts {
  const file = path.join(folder, 'dist/web/mf-manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as FederationManifest;
  const { path: entryPath, name } = manifest.metaData.remoteEntry;
  const needs = libraryNeeds(folder);
  const taken = manifest.shared.map((module) => module.name);
  expectNamed(path.basename(folder), taken, needs);

  return {
    entry: entryPath + name,
    modules: Object.fromEntries(
      manifest.exposes.map(({ path: exposed, assets }) => [
        exposed.replace(/^\.\//, ''),
        { js: assets.js.sync, css: assets.css.sync },
      ]),
    ),
    needs: needs.own,
    kitNeeds: needs.kit,
  };
}

interface FederationManifest {
  shared: { name: string }[];
  metaData: { remoteEntry: { path: string; name: string } };
  exposes: { path: string; assets: { js: { sync: string[] }; css: { sync: string[] } } }[];
}

/** Whether the entry contains the hashes of all style sheets that no module names, see `late-styles.ts`. */
function hasLateStyles(
  dist: string,
  { entry, modules }: BuiltParts,
  integrity: ReleaseManifest['integrity'],
): boolean {
  const code = readFileSync(path.join(dist, 'web', entry), 'utf8');
  return lateStylesOf({ modules, integrity }).every((file) => code.includes(integrity[file]!));
}

function integrityIn(webFolder: string): Record<string, string> {
  const files = readdirSync(webFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(webFolder, path.join(entry.parentPath, entry.name)))
    .sort();
  return integrityOfFiles(webFolder, files);
}

function integrityOfFiles(folder: string, files: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    files.map((file) => [file, integrityOf(readFileSync(path.join(folder, file)))]),
  );
}

/** Every field of the manifest counts: another route makes another version, even with the same files. */
function versionOf(folder: string, said: string): string {
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return `${version}-${createHash('sha256').update(said).digest('hex').slice(0, 8)}`;
}
