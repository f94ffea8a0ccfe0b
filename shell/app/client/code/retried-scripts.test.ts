import { afterEach, expect, test } from 'vitest';
import { addressOfScript } from './retried-scripts.ts';

const entry = 'https://shop.example/r/mf-product/7/remoteEntry.a1.js';

afterEach(() => document.head.replaceChildren());

function theShopKnows(integrity: Record<string, string>) {
  document.head.innerHTML = `<script type="importmap">${JSON.stringify({ integrity })}</script>`;
}

function preloaded() {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(
    ({ href, integrity }) => ({ href, integrity }),
  );
}

test('a chunk keeps its address, and each retry has another one that is checked by the chunk’s hash', () => {
  theShopKnows({ '/r/mf-product/7/dialog.js': 'sha256-dialog' });

  const first = addressOfScript('./dialog.js', entry);
  const preloadedAtFirst = preloaded();
  const second = addressOfScript('./dialog.js', entry);
  const third = addressOfScript('./dialog.js', `${entry}?retry=1`);

  const folder = 'https://shop.example/r/mf-product/7';
  expect(first).toBe(`${folder}/dialog.js`);
  expect(preloadedAtFirst).toEqual([]);
  expect([second, third]).toEqual([`${folder}/dialog.js?retry=1`, `${folder}/dialog.js?retry=2`]);
  expect(preloaded()).toEqual([
    { href: second, integrity: 'sha256-dialog' },
    { href: third, integrity: 'sha256-dialog' },
  ]);
});
