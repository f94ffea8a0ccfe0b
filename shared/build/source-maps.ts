import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rspack, type RspackPluginInstance } from '@rspack/core';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** Marks a name as no address, which the compiler would make relative to the map. */
const scheme = 'kashi:///';

/**
 * Writes a source map for each script of a build into a folder beside those that are served, `maps/web` or `maps/node`, without a
 * word about it in the script: no browser asks for it, and not a byte of a script changes. `finishMaps` makes it what travels.
 */
export function hiddenMaps(dist: string, part: 'web' | 'node'): RspackPluginInstance {
  const maps = new rspack.SourceMapDevToolPlugin({
    test: /\.c?js$/,
    // The federation's own code alone, made of a text with this machine's paths in it, as long as they are.
    exclude: /^remoteEntry\./,
    filename: `../maps/${part}/[file].map`,
    append: false,
    noSources: true,
    moduleFilenameTemplate: ({ absoluteResourcePath }) => scheme + absoluteResourcePath,
  });
  return {
    // Here, since a configuration that is only read, as editors and checkers read it, must not touch a finished build.
    apply(compiler) {
      // What was compiled before had other names.
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
 * Leaves of each map of a build what tells a place: files by their names in the repository, those of libraries by their package's,
 * whatever machine they lay on. Answers the maps, relative to `maps`, sorted.
 */
export function finishMaps(dist: string): string[] {
  const folder = path.join(dist, 'maps');
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

/** '' of what is nobody's file, such as the compiler's own code. */
function nameOf(source: string): string {
  const place = source.replace(scheme, '').replace(/\?.*$/, '');
  // `webpack/bootstrap`, the compiler's own code, would be taken for a file of the folder that the compiler runs in.
  if (!path.isAbsolute(place)) return '';
  const file = path.relative(repository, place);
  if (!/^(mf-[a-z-]+|shell|shared|node_modules)\/[\w./@+-]+$/.test(file)) return '';
  return file.replace(/^.*\/node_modules\//, 'node_modules/');
}
