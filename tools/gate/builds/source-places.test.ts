import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { integrityOf } from '@kashi/build/release/integrity';
import { aBuildFolder } from '../../../shell/releases/build-fixtures.ts';
import { readCandidate } from './candidate.ts';
import { among } from '../gate-fixtures.ts';
import { inSource, whereFrom } from './source-places.ts';

/** A build in its place of a checkout, with a server script that comes wholly from line 41 of one file. */
function aBuildOfACheckout() {
  const checkout = mkdtempSync(path.join(tmpdir(), 'kashi-checkout-'));
  onTestFinished(() => rmSync(checkout, { recursive: true }));
  const map = JSON.stringify({
    version: 3,
    sources: ['mf-x/src/hello/HelloPage.tsx'],
    names: [],
    mappings: 'AAwCM',
  });
  const dist = path.join(checkout, 'mf-x/dist');
  const says = { maps: { 'node/server.cjs.map': integrityOf(map) } };
  cpSync(aBuildFolder({ says }), dist, { recursive: true });
  mkdirSync(path.join(dist, 'maps/node'), { recursive: true });
  writeFileSync(path.join(dist, 'maps/node/server.cjs.map'), map);
  return readCandidate(dist);
}

test('a refusal names file and line of the source, wherever its build lies', async () => {
  const build = aBuildOfACheckout();
  const error = new Error('broken');
  error.stack = `Error: broken\n    at render (${build.folder}/node/server.cjs:7:3)\n    at node:x:1:1`;

  const sentence = `/hello: page mf-x/hello: ${error.message}${whereFrom(error.stack)}`;

  expect(await inSource([sentence], among(build), { folder: '/nowhere' })).toEqual([
    '/hello: page mf-x/hello: broken (mf-x/src/hello/HelloPage.tsx:41:7)',
  ]);
});

test('an error from no script of a release has no place added', () => {
  expect(whereFrom('Error: broken\n    at node:x:1:1')).toBe('');
  expect(whereFrom(undefined)).toBe('');
});
