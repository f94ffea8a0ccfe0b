import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fileHashes } from '../touched/file-hashes.ts';
import { propertiesSetIn, unsetProperties } from './unset-properties.ts';

/** A declaration whose property nobody sets is dropped by browsers without a word: a border has no colour, a text the one around it. */
test('every custom property that a style takes is set somewhere, or has a value to fall back to', () => {
  const files = [...fileHashes().keys()]
    .filter((file) => /\.(css|tsx?|svelte)$/.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

  expect(propertiesSetIn(files).size).toBeGreaterThan(100);
  expect(unsetProperties(files)).toEqual([]);
});
