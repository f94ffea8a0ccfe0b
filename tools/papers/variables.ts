import { globSync, readFileSync } from 'node:fs';

/** How code asks for a variable of the environment. */
const asked = [
  /(?:process\.env|environment|variables)\['([A-Z][A-Z0-9_]+)'\]/g,
  /process\.env\.([A-Z][A-Z0-9_]+)/g,
];

/** `const { A, B: b = 'c' } = process.env`, over several lines too. */
const taken = /const \{((?:(?!const )[\s\S])*?)\} = (?:process\.env|environment|variables)\b/g;

/** A key of a schema that the environment is read by. */
const checked = /^ +([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|PORT): /gm;

/** Tests set variables of their own; of these one asks for a number. */
const isCounted = (file: string) =>
  !/(\.test|-fixtures)\.tsx?$/.test(file) || file.startsWith('tools/several-machines/');

/** The variables that the code of these folders reads, in order. Run from the project's root. */
export function variablesRead(): string[] {
  const files = globSync('{api/src,shared,shell,tools,e2e}/**/*.{ts,tsx,mjs}', {
    exclude: (name) => name === 'node_modules' || name === 'dist',
  });
  const names = files.filter(isCounted).flatMap((file) => readIn(readFileSync(file, 'utf8')));
  // The system's own.
  return [...new Set(names)].filter((name) => name !== 'PATH').sort();
}

/** The same of one file's text. */
export function readIn(code: string): string[] {
  const isSchema = code.includes("from 'zod/mini'");
  const patterns = isSchema ? [...asked, checked] : asked;
  const destructured = [...code.matchAll(taken)].flatMap(([, names = '']) => [
    ...names.matchAll(/(?:^|[{,])\s*([A-Z][A-Z0-9_]+)/g),
  ]);
  return [...patterns.flatMap((pattern) => [...code.matchAll(pattern)]), ...destructured].map(
    ([, name = '']) => name,
  );
}
