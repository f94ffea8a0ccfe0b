import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inWords, reactSentences } from './refusal-words.ts';

const shared = createRequire(path.resolve('shared/package.json'));
const development = ['react-dom/cjs/react-dom-client', 'react/cjs/react']
  .map((name) =>
    path.join(
      path.dirname(shared.resolve(`${name.split('/')[0]}/package.json`)),
      name.replace(/^[^/]+\//, ''),
    ),
  )
  .map((file) => readFileSync(`${file}.development.js`, 'utf8'))
  .join('\n');

test('what React has left of a sentence is read as React has written it', () => {
  const left =
    'hydration Error: Minified React error #418; visit https://react.dev/errors/418?args[]=text&args[]= for the full message or use the non-minified dev environment for full errors and additional helpful warnings.';

  expect(inWords(left)).toBe(
    "hydration Error: Hydration failed because the server rendered text didn't match the client",
  );
  expect(inWords('Error: Minified React error #418')).toContain('the server rendered something');
});

test('a sentence of React’s that is not known is told by where it can be read', () => {
  expect(inWords('Minified React error #999; visit https://react.dev/errors/999')).toBe(
    'React error 999 (https://react.dev/errors/999)',
  );
});

test.each(Object.entries(reactSentences))('React says what stands for #%s', (_number, sentence) => {
  const parts = sentence.split(/%s|: /).filter(Boolean);

  expect(parts.filter((part) => !development.includes(part))).toEqual([]);
});

test('an address is read in its letters, as far as these are letters', () => {
  expect(inWords('/filter?SearchValue=%DA%86%D8%A7%DB%8C')).toBe(
    `/filter?SearchValue=${decodeURIComponent('%DA%86%D8%A7%DB%8C')}`,
  );
  expect(inWords('100%, %DA, %1B[2J')).toBe('100%, %DA, %1B[2J');
});
