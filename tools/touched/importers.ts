import { readFileSync } from 'node:fs';
import path from 'node:path';

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

/** Files of the workspace that a file may mean; some of them are none. */
function importsOf(file: string, text: string): string[] {
  return [...text.matchAll(imports)].flatMap(([, name = '']) =>
    name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : ofShared(name),
  );
}

const imports = /(?:\bfrom|\bimport|\brequire)\s*\(?\s*['"]([^'"\n]+)['"]/g;

/** As the exports of the packages in `shared` have it. */
function ofShared(name: string): string[] {
  const [, part, within] = /^@kashi\/(\w[\w-]*)\/(.+)$/.exec(name) ?? [];
  if (!within) return [];
  return ['', '.ts', '.tsx'].map((end) => `shared/${part}/src/${within}${end}`);
}
