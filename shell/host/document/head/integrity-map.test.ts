import { expect, test } from 'vitest';
import type { ReleaseManifest } from '@kashi/border/release';
import type { Release } from '../../release-sets/releases.ts';
import { integrityMapOf } from './integrity-map.ts';

const release = (
  base: string,
  integrity: Record<string, string>,
  more: Partial<ReleaseManifest> = {},
) => ({ base, manifest: { integrity, modules: {}, ...more } }) as unknown as Release;

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

test('the map leaves a late style sheet to an entry that contains its hash, and keeps the sheets of pages', () => {
  const integrity = {
    'entry.js': 'sha256-e',
    'late.js': 'sha256-l',
    'page.css': 'sha256-p',
    'late.css': 'sha256-c',
  };
  const modules = { 'pages/cart': { js: [], css: ['page.css'] } };
  const mapOf = (entryHasLateStyles?: true) => {
    const remote = release('/', integrity, { modules, entryHasLateStyles });
    const set = { shell: release('/s/', {}), remotes: new Map([['mf-a', remote]]) };
    return Object.keys((JSON.parse(integrityMapOf(set).text) as { integrity: object }).integrity);
  };

  expect(mapOf(true)).toEqual(['/entry.js', '/late.js', '/page.css']);
  expect(mapOf()).toEqual(['/entry.js', '/late.js', '/page.css', '/late.css']);
});
