import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync('docs/troubleshooting.md', 'utf8');
const messages = [...page.matchAll(/^\| `([^`]+)`/gm)].map(([, message = '']) => message);

const sources = globSync('{api/src,shared,shell,tools}/**/*.{ts,mjs}', {
  exclude: (name) => name === 'node_modules' || name === 'dist',
})
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(file, 'utf8'));

test('the page has messages to hold', () => {
  expect(messages.length).toBeGreaterThan(40);
});

/** A team's own checkout has not all the code. */
test.skipIf(!existsSync('api')).each(messages)('«%s» is said by the code', (message) => {
  expect(sources.some((code) => templateOf(message).test(code))).toBe(true);
});

/** `…` is a value that is put in: `${…}`, or the end of a sentence that somebody else wrote. */
function templateOf(message: string): RegExp {
  const pieces = message.replaceAll(/^…|…$/g, '').split('…');
  const value = String.raw`\$\{[^}]*(?:\{[^}]*\}[^}]*)*\}`;
  return new RegExp(
    pieces.map((piece) => piece.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)).join(value),
  );
}
