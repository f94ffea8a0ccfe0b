import path from 'node:path';

/** Files of the workspace that a file may mean; some of them are none. */
export function importsOf(file: string, text: string): string[] {
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
