import { expect, onTestFinished, test, vi } from 'vitest';
import { openXray } from './xray.ts';

const data = {
  releases: { 'mf-a': { version: '1', team: 'tiles', arm: 'live' as const } },
  serverMs: {},
};

/** The X-ray of a page of `mf-a`, with this answer of the host about places of errors. */
function lookThrough(error: unknown, answer: () => Promise<Response>) {
  const tile = document.createElement('main');
  tile.id = 'page:mf-a/hello';
  Object.defineProperty(tile, 'offsetWidth', { value: 300 });
  document.body.append(tile);
  vi.stubGlobal('fetch', vi.fn(answer));
  onTestFinished(() => {
    vi.unstubAllGlobals();
    document.body.replaceChildren();
  });
  openXray(data, [['page mf-a/hello', error]]);
  return () => document.querySelector('section')?.textContent ?? '';
}

test('an error of a tile is shown with its place in the source, as soon as the host has named it', async () => {
  const text = lookThrough(new Error('broken'), async () => new Response('mf-a/src/Hello.tsx:3:7'));

  expect(text()).toContain('page mf-a/hello: Error: broken');
  await vi.waitFor(() => expect(text()).toContain('Error: broken (mf-a/src/Hello.tsx:3:7)'));
  expect(fetch).toHaveBeenCalledOnce();
});

test('a thrown value that is no error is shown as it is, without a request to the host', () => {
  const text = lookThrough('only a word', async () => new Response(''));

  expect(text()).toContain('page mf-a/hello: only a word');
  expect(fetch).not.toHaveBeenCalled();
});
