import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The file of a library's command, for Node to run. The commands' own libraries are meant, unless `from` names a folder with
 * libraries of its own. Throws, in a sentence, where it is not installed.
 */
export function binOf(library: string, bin = library, from = import.meta.filename): string {
  const file = findPackageJSON(library, pathToFileURL(from));
  if (!file) throw new Error(`${library} is not installed: npm install --save-dev ${library}`);
  const { bin: bins = {} } = JSON.parse(readFileSync(file, 'utf8')) as { bin?: Bins };
  const place = typeof bins === 'string' ? bins : bins[bin];
  if (!place) throw new Error(`${library} has no command ${bin}`);
  return path.resolve(path.dirname(file), place);
}

type Bins = string | Record<string, string>;
