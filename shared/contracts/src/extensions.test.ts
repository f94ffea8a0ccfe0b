import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const field = /\/\*\*[\s*]*Extensions?\b(?:[^*]|\*(?!\/))*\*\/\n\s*([A-Z]\w*: .*)/g;
/** Schemas of inputs that may be missing already. */
const leftOut = /: (?:sentPictureNames|lenient\()/;

test('a client may miss every field that is an extension, and so a page that needs one is not compiled (R28)', () => {
  const files = globSync(`${import.meta.dirname}/**/*.ts`).filter((name) => !/test/.test(name));

  const extensions = files.flatMap((name) =>
    [...readFileSync(name, 'utf8').matchAll(field)].map(([, declared = '']) => declared),
  );

  expect(extensions.length).toBeGreaterThan(50);
  expect(extensions.filter((each) => !/z\.optional\(/.test(each) && !leftOut.test(each))).toEqual(
    [],
  );
});
