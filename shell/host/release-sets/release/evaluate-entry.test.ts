import { expect, test } from 'vitest';
import { evaluateEntry } from './evaluate-entry.ts';

const options = { filename: 'server.cjs', integrity: null, contract: 1 };

test('an entry gets the libraries that the host lends', () => {
  const code = `exports.entry = { contract: 1, react: require('react').version };`;

  const entry = evaluateEntry<{ contract: number; react: string }>(code, options);

  expect(entry.react).toMatch(/^19\./);
});

test.each(['fs', 'node:child_process', 'fastify', '../secrets'])(
  'an entry that requires %s is refused',
  (module) => {
    const code = `require(${JSON.stringify(module)}); exports.entry = { contract: 1 };`;

    expect(() => evaluateEntry(code, options)).toThrow(`may not require "${module}"`);
  },
);
