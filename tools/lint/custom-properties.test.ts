import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fileHashes } from '../touched/file-hashes.ts';

/** A declaration whose property nobody sets is dropped by browsers without a word: a border has no colour, a text the one around it. */
test('every custom property that a style takes is set somewhere, or has a value to fall back to', () => {
  const files = [...fileHashes().keys()];
  const styles = files.filter((file) => file.endsWith('.css')).map(textOf);
  const code = files.filter((file) => /\.(tsx?|svelte)$/.test(file)).map(textOf);
  const set = new Set([
    ...styles.flatMap(({ text }) => namesIn(text, /(--[\w-]+)\s*:|@property\s+(--[\w-]+)/g)),
    ...code.flatMap(({ text }) => namesIn(text, /['"`](--[\w-]+)['"`]|(--[\w-]+):/g)),
  ]);
  expect(set.size).toBeGreaterThan(100);

  const unset = styles.flatMap(({ file, text }) =>
    namesIn(text, /var\(\s*(--[\w-]+)\s*\)/g)
      .filter((name) => !set.has(name))
      .map(
        (name) =>
          `${file}: ${name} is set nowhere; shared/ui/src/styles/tokens.css has the colours and sizes`,
      ),
  );

  expect(unset).toEqual([]);
});

function textOf(file: string) {
  return { file, text: readFileSync(file, 'utf8') };
}

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name, other]) => name ?? other ?? '');
}
