import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** As the repository has them: a team's own checkout has not every package. */
const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trimEnd().split('\n');

/** Names of a recipe's reader, or of what a build writes. */
const invented = /^(mf-x|mf-guide|dist)\//;

/** A file by its path, from the root or from the folder that the page is about: `release-sets/release-set.ts`. */
const pathInTicks = /`([\w.@-]+(?:\/[\w.@-]+)+\.(?:tsx?|mjs|css|json|ya?ml|conf))`/g;

test('every file that the documents name by its path is there', () => {
  const pages = files.filter((file) => /^docs\/.*\.md$|README\.md$/.test(file) && existsSync(file));
  const named = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(pathInTicks)].map(([, file = '']) => ({ page, file })),
  );

  const gone = named.filter(
    ({ file }) => !invented.test(file) && !files.some((each) => `/${each}`.endsWith(`/${file}`)),
  );

  expect(named.length).toBeGreaterThan(100);
  expect(gone).toEqual([]);
});
