import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rspack, type RspackPluginInstance } from '@rspack/core';

/** Marks a name as no address, because the compiler would make an address relative to the map. */
const scheme = 'kashi:///';

/**
 * Writes a source map for each script of a build into a folder that is not served, `maps/web` or `maps/node`, without a reference
 * in the script: no browser requests it, and no byte of a script changes. `finishMaps` makes the form for the release.
 */
export function hiddenMaps(dist: string, part: 'web' | 'node'): RspackPluginInstance {
  const maps = new rspack.SourceMapDevToolPlugin({
    test: /\.c?js$/,
    // The federation's own generated code, which contains this machine's paths.
    exclude: /^remoteEntry\./,
    filename: `../maps/${part}/[file].map`,
    append: false,
    noSources: true,
    moduleFilenameTemplate: ({ absoluteResourcePath }) => scheme + absoluteResourcePath,
  });
  return {
    // In `apply`, because editors and checkers only read the configuration, and must not change a finished build.
    apply(compiler) {
      // The files of an earlier build had other names.
      rmSync(path.join(dist, 'maps', part), { recursive: true, force: true });
      maps.apply(compiler);
    },
  };
}

interface SourceMapFile {
  sources: string[];
  mappings: string;
}

/**
 * Reduces each map of a build to what locates a place: files by their names in the repository, library files by their package,
 * independent of the machine. A remote of a folder with another name counts as lying in one with its own. Returns the maps, relative to `maps`, sorted; a build of another kind may have none.
 */
export function finishMaps(dist: string, name: string): string[] {
  const folder = path.join(dist, 'maps');
  if (!existsSync(folder)) return [];
  const nameOf = (source: string) => placeOf(source, { home: path.dirname(dist), name });
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.map'))
    .sort();
  for (const file of files) {
    const place = path.join(folder, file);
    const { sources, mappings } = JSON.parse(readFileSync(place, 'utf8')) as SourceMapFile;
    const finished = { version: 3, sources: sources.map(nameOf), names: [], mappings };
    writeFileSync(place, JSON.stringify(finished));
  }
  return files;
}

/** '' for a source that is no file, such as the compiler's own code. */
function placeOf(source: string, { home, name }: { home: string; name: string }): string {
  const place = source.replace(scheme, '').replace(/\?.*$/, '');
  // `webpack/bootstrap`, the compiler's own code, would look like a file of the compiler's folder.
  if (!path.isAbsolute(place)) return '';
  const within = path.relative(home, place);
  const file = path.join(name, within);
  if (!/^(mf-[a-z-]+|shell|shared|node_modules)\/[\w./@+-]+$/.test(file)) return '';
  return file.replace(/^.*\/node_modules\//, 'node_modules/');
}
