import { globSync, readFileSync } from 'node:fs';

/** The messages that a page's tables begin with, one in each row: `` | `There is no … here` | ``. */
export function messagesOf(page: string): string[] {
  return [...page.matchAll(/^\| `([^`]+)`/gm)].map(([, message = '']) => message);
}

/** The texts of the code that says things: what is shipped, and with `tests` the titles of tests too. Run from the project's root. */
export function textsOfCode({ tests }: { tests: boolean }): string[] {
  const sources = globSync('{api/src,shared,shell,tools}/**/*.{ts,mjs,js}', {
    exclude: (name) => name === 'node_modules' || name === 'dist',
  });
  return sources
    .filter((file) => tests || !file.endsWith('.test.ts'))
    .map((file) => readFileSync(file, 'utf8'));
}

/** `…` is a value that is put in: `${…}`, or the end of a sentence from another program. */
export function templateOf(message: string): RegExp {
  const pieces = message.replaceAll(/^…|…$/g, '').split('…');
  const value = String.raw`\$\{[^}]*(?:\{[^}]*\}[^}]*)*\}`;
  return new RegExp(
    pieces.map((piece) => piece.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)).join(value),
  );
}
