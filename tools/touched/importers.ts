import { readFileSync } from 'node:fs';
import path from 'node:path';
import { importsOf } from './imports-of.ts';

/** The files among these that are named, and those that import one of them, however many imports lie between. */
export function withImporters(
  named: readonly string[],
  files: readonly string[],
  checkout = '.',
): string[] {
  const importers = new Map<string, string[]>();
  for (const file of files) {
    for (const imported of importsOf(file, readFileSync(path.join(checkout, file), 'utf8'))) {
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  const found = new Set(named);
  // A set that grows is gone through to its end.
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer);
  return files.filter((file) => found.has(file));
}
