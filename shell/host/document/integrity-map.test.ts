import { expect, test } from 'vitest';
import type { Release } from '../release-sets/releases.ts';
import { integrityMapOf } from './integrity-map.ts';

const release = (base: string, integrity: Record<string, string>) =>
  ({ base, manifest: { integrity } }) as unknown as Release;

test('the map has every script and style of the set at its address, and nothing else', () => {
  const set = {
    shell: release('/r/shell/1/web/', { 'shell.js': 'sha256-a', 'font.woff2': 'sha256-f' }),
    remotes: new Map([
      ['mf-a', release('/r/mf-a/2/web/', { 'late.js': 'sha256-b', 'late.css': 'sha256-c' })],
      ['mf-hot', release('http://127.0.0.1:4700/', {})],
    ]),
  };

  expect(JSON.parse(integrityMapOf(set).text)).toEqual({
    integrity: {
      '/r/shell/1/web/shell.js': 'sha256-a',
      '/r/mf-a/2/web/late.js': 'sha256-b',
      '/r/mf-a/2/web/late.css': 'sha256-c',
    },
  });
});
