import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { namesIn } from './env-example.ts';
import { readIn, variablesRead } from './variables.ts';

const [forShops = '', forDevelopers = ''] = readFileSync(
  'docs/operations/variables.md',
  'utf8',
).split('## Development and tests');

test.each([
  ["process.env['KASHI_ONE'] ?? ''", ['KASHI_ONE']],
  ['process.env.KASHI_ONE', ['KASHI_ONE']],
  [
    "const { KASHI_ONE, PORT = '3000', KASHI_TWO: two } = process.env;",
    ['KASHI_ONE', 'PORT', 'KASHI_TWO'],
  ],
  ["import * as z from 'zod/mini';\nz.object({\n  KASHI_ONE: address,\n})", ['KASHI_ONE']],
  ["start({ KASHI_ONE: '' })", []],
])('in «%s» variables are found', (code, names) => {
  expect(readIn(code)).toEqual(names);
});

/** A team's own checkout has not all the code. */
test.skipIf(!existsSync('api') || !existsSync('e2e'))(
  'every variable that code reads is in the tables, and no other',
  () => {
    expect([...namesIn(forShops), ...namesIn(forDevelopers)].sort()).toEqual(variablesRead());
  },
);

test('the file to begin with has every variable of a shop, and no other', () => {
  const lines = readFileSync('.env.example', 'utf8').split('\n');
  const names = lines.flatMap((line) => /^#?([A-Z_]+)=/.exec(line)?.[1] ?? []);

  expect(names.sort()).toEqual(namesIn(forShops).sort());
});
