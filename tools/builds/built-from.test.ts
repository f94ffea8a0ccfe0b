import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { aBuildFolder } from '../../shell/releases/build-fixtures.ts';
import { builtFrom } from './built-from.ts';

/** A checkout with a remote that was built from its present sources. */
function aBuiltCheckout() {
  const checkout = mkdtempSync(path.join(tmpdir(), 'kashi-built-'));
  onTestFinished(() => rmSync(checkout, { recursive: true }));
  const file = (name: string) => path.join(checkout, name);
  for (const folder of ['mf-x/src', 'shared/kit/src']) mkdirSync(file(folder), { recursive: true });
  writeFileSync(file('mf-x/src/remote.ts'), 'its own');
  writeFileSync(file('shared/kit/src/kit.ts'), 'everybody’s');
  writeFileSync(file('pnpm-lock.yaml'), 'versions');
  cpSync(aBuildFolder(), file('mf-x/dist'), { recursive: true });
  const builds = builtFrom(checkout);
  builds.note('mf-x', builds.sourcesOf('mf-x'));
  return { file, isBuilt: () => builds.isBuilt('mf-x') };
}

test('what was built from the same files is not built again', () => {
  expect(aBuiltCheckout().isBuilt()).toBe(true);
});

test.each(['mf-x/src/remote.ts', 'shared/kit/src/kit.ts', 'pnpm-lock.yaml'])(
  'after a change of %s it is',
  (changed) => {
    const { file, isBuilt } = aBuiltCheckout();

    appendFileSync(file(changed), ', changed');

    expect(isBuilt()).toBe(false);
  },
);

test('a new file may be read by a build', () => {
  const { file, isBuilt } = aBuiltCheckout();

  writeFileSync(file('mf-x/src/new.ts'), '');

  expect(isBuilt()).toBe(false);
});

test.each(['web/hello.js', 'node/server.cjs', 'release.json'])(
  'somebody else has written %s since: the build is made anew',
  (built) => {
    const { file, isBuilt } = aBuiltCheckout();

    appendFileSync(file(`mf-x/dist/${built}`), '//');

    expect(isBuilt()).toBe(false);
  },
);

test('a build that is gone is made anew', () => {
  const { file, isBuilt } = aBuiltCheckout();

  rmSync(file('mf-x/dist'), { recursive: true });

  expect(isBuilt()).toBe(false);
});
