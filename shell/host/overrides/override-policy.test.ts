import { expect, test } from 'vitest';
import { allowedOverrides, signOverrides, type OverridePolicy } from './override-policy.ts';

const key = 'a key that is long enough for a test';
const inProduction: OverridePolicy = { isOpen: false, key, origins: ['https://preview.test'] };
const inDevelopment: OverridePolicy = { isOpen: true, key: null, origins: [] };
const now = Date.parse('2026-01-01T12:00:00Z');
const inAnHour = new Date(now + 60 * 60_000);
const wantedOf = (shown: string, policy: OverridePolicy) =>
  allowedOverrides(shown, policy, now).map(({ name, wanted }) => `${name}@${wanted}`);

test.each([
  ['a version', 'mf-product@1.0.0-ab12cd34'],
  ['a name', 'mf-product@pr-12'],
  ['a server of the list', 'mf-product@https://preview.test/pr-12/'],
  ['several', 'mf-product@pr-12,mf-catalog@1.0.0,shell@1.2.0'],
])('in production a signature opens %s', (_what, text) => {
  expect(wantedOf(signOverrides(text, key, inAnHour), inProduction).join()).toBe(text);
});

test.each([
  ['without a signature', 'mf-product@pr-12'],
  ['signed with another key', signOverrides('mf-product@pr-12', 'another key', inAnHour)],
  ['after its time', signOverrides('mf-product@pr-12', key, new Date(now - 1000))],
  [
    'changed after it was signed',
    signOverrides('mf-product@pr-12', key, inAnHour).replace('pr-12', 'pr-13'),
  ],
  [
    'with a later expiry',
    signOverrides('mf-product@pr-12', key, inAnHour).replace(/~\d+~/, '~9999999999~'),
  ],
  ['of a server that is not on the list', signOverrides('mf-a@https://evil.test/', key, inAnHour)],
  ['of this machine', signOverrides('mf-a@http://127.0.0.1:4702/', key, inAnHour)],
])('in production no override is allowed %s', (_why, shown) => {
  expect(wantedOf(shown, inProduction)).toEqual([]);
});

test('without a key no signature is valid', () => {
  const shown = signOverrides('mf-product@pr-12', '', inAnHour);

  expect(wantedOf(shown, { ...inProduction, key: null })).toEqual([]);
});

test('in development the name alone opens a version, or a server on this machine', () => {
  expect(wantedOf('mf-product@http://127.0.0.1:4702', inDevelopment)).toEqual([
    'mf-product@http://127.0.0.1:4702/',
  ]);
  expect(wantedOf('mf-product@pr-12', inDevelopment)).toEqual(['mf-product@pr-12']);
  expect(wantedOf('mf-product@https://evil.test/', inDevelopment)).toEqual([]);
});

test.each([
  '',
  'mf-product',
  'mf-product@',
  'mf-product@../../shell',
  'mf-product@..',
  '../x@1',
  'mf-product@javascript:alert(1)',
  'mf-product@http://127.0.0.1:4702/?x=1',
  'mf-product@http://user@127.0.0.1/',
  "mf-product@http://127.0.0.1/';script-src *",
  'shell@http://127.0.0.1:4702/',
  'mf-product@1,',
  `mf-product@${'1'.repeat(500)}`,
])('«%s» overrides nothing', (text) => {
  expect(wantedOf(text, inDevelopment)).toEqual([]);
});
