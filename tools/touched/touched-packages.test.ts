import { expect, test } from 'vitest';
import { touchedBy } from './touched-packages.ts';

const packages = ['shell', 'mf-cart', 'mf-cart-extra'];

test.each([
  ['a remote', ['mf-cart/src/remote.ts'], ['mf-cart']],
  ['the host', ['shell/host/main.ts', 'docs/testing.md'], ['shell']],
  ['two remotes', ['mf-cart/a.ts', 'mf-cart-extra/a.ts'], ['mf-cart', 'mf-cart-extra']],
  ['what every remote is built with', ['shared/build/src/rules.ts'], packages],
  ['the version of a library', ['pnpm-lock.yaml'], packages],
  ['the API and the documents', ['api/src/main.ts', 'docs/security.md'], []],
  ['nothing', [''], []],
])('a change of %s touches what is built from it', (_change, files, touched) => {
  expect(touchedBy(files, packages)).toEqual(touched);
});
