import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

interface Rule {
  name: string;
  from: { path?: string; pathNot?: string };
}

const require = createRequire(import.meta.url);

/** Whether the rule that keeps the build out of browsers is about this file. */
function isHeld(rules: string, file: string): boolean {
  const { forbidden } = require(rules) as { forbidden: Rule[] };
  const from = forbidden.find(({ name }) => name === 'server-code-stays-on-the-server')?.from;
  return new RegExp(from?.path ?? '$^').test(file) && !new RegExp(from?.pathNot ?? '$^').test(file);
}

test.each([
  ['../../.dependency-cruiser.cjs', 'mf-x/'],
  ['./own-remote.cjs', ''],
])('by %s only the server’s entry of a build of its own may take the build', (rules, folder) => {
  expect(isHeld(rules, `${folder}src/page.ts`)).toBe(true);
  expect(isHeld(rules, `${folder}src/terms/server.ts`)).toBe(true);
  expect(isHeld(rules, `${folder}src/server.ts`)).toBe(false);
});
