import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { RemoteDefinition } from '../../shared/src/host/remote-definition.ts';
import { withStand } from './stand.ts';

const guide: RemoteDefinition = {
  name: 'mf-guide',
  pages: {
    sizes: { paths: ['/guide/:kind', '/guide'], audience: 'everyone', module: './sizes.tsx' },
  },
  fragments: { badge: { module: './badge.tsx' } },
};

/** What the page of the stand is made with. */
function onStand(definition: RemoteDefinition): unknown {
  const folder = mkdtempSync(path.join(tmpdir(), 'kashi-stand-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { module = '' } = withStand(folder, definition).pages['stand'] ?? {};
  const code = readFileSync(path.join(folder, 'src', module), 'utf8');
  return JSON.parse(/standPage\((.*)\);/.exec(code)?.[1] ?? '');
}

test('a remote keeps its pages, and the stand is one more', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kashi-stand-'));

  const { pages } = withStand(folder, guide);

  expect(pages).toMatchObject({ ...guide.pages, stand: { paths: ['/stand', '/stand/:number'] } });
  rmSync(folder, { recursive: true });
});

test('a remote whose visits nobody has recorded is looked at where its addresses name nothing of the shop', () => {
  expect(onStand(guide)).toMatchObject({
    visits: ['/guide'],
    examples: [{ fragment: 'mf-guide/badge', props: {}, consumer: null }],
  });
});

test('recorded visits come first, and then the pages that nobody has recorded', () => {
  const { sizes } = guide.pages;
  const pages = { cart: { ...sizes, paths: ['/cart'] }, sizes } as RemoteDefinition['pages'];

  expect(onStand({ ...guide, name: 'mf-cart-checkout', pages })).toMatchObject({
    visits: ['/cart', '/chooseAddress', '/invoice', '/orderTracking/none', '/guide'],
  });
});

test('a fragment stands there once for each thing that a consumer has written down', () => {
  const fragments = { 'add-to-cart': { module: './add.tsx' } };

  expect(onStand({ ...guide, name: 'mf-cart-checkout', fragments })).toMatchObject({
    examples: [
      { consumer: 'mf-product', props: { productId: 1102, unavailable: true } },
      { consumer: 'mf-product', props: { productId: 1102, unavailable: false } },
    ],
  });
});
