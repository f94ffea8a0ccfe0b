import type { RenderedPage } from '@kashi/border/remote-contract';
import { expect, test } from 'vitest';
import { LateError } from './deadline.ts';
import { aSet, documentAt } from '../compose-fixtures.ts';

type Writes = Extract<RenderedPage, { kind: 'found' }>['pipe'];

/** A release set whose page at /hello is written by `pipe`. */
const aSetThatWrites = (
  pipe: (write: Parameters<Writes>[0], page: { signal: AbortSignal }) => ReturnType<Writes>,
) =>
  aSet({
    renderPage: (_page, { signal }) =>
      Promise.resolve({
        kind: 'found',
        head: { title: 'Hello' },
        data: {},
        pipe: (write) => pipe(write, { signal }),
      }),
  });

test('a page that fails while it is written leaves its skeleton with status 503, and none of its HTML', async () => {
  const { composed, html } = await documentAt(
    '/hello',
    aSetThatWrites((write) => {
      write('<h1>Hel');
      return Promise.reject(new Error('broken'));
    }),
  );

  expect(composed).toMatchObject({ status: 503 });
  expect(html).toMatch(/<header>.*Waiting.*<footer>/s);
  expect(html).not.toContain('<h1>Hel');
});

const cycle: Record<string, unknown> = {};
cycle['itself'] = cycle;

test.each([
  ['data with a cycle', { data: cycle }],
  ['data with a number that JSON has not', { data: { id: 1n } }],
  ['a picture without an address', { head: { title: 'Hello', image: 'https://' } }],
  ['nothing for search engines, as an entry', { head: { title: 'Hello', jsonLd: [undefined] } }],
  ['no head', { head: undefined }],
])('a page that gives %s has failed, and leaves its skeleton with status 503', async (_, own) => {
  const given = { kind: 'found', head: { title: 'Hello' }, data: {}, pipe: () => undefined };
  const page = { ...given, ...own } as unknown as RenderedPage;

  const { composed, html, report, observe } = await documentAt(
    '/hello',
    aSet({ renderPage: () => Promise.resolve(page) }),
  );

  expect(composed).toMatchObject({ status: 503 });
  expect(html).toMatch(/<header>.*Waiting.*<footer>/s);
  expect(report).toHaveBeenCalledWith(expect.any(TypeError), 'page mf-a/hello');
  const work = { kind: 'page', remote: 'mf-a', name: 'mf-a/hello' };
  expect(observe).toHaveBeenCalledWith(work, expect.objectContaining({ failed: true }));
});

test('a skeleton without a head leaves the page empty for the browser', async () => {
  const { html, report } = await documentAt(
    '/hello',
    aSet({
      renderPage: () => Promise.reject(new Error('broken')),
      renderWaiting: () => Promise.resolve({ html: '<p>Waiting</p>' } as never),
    }),
  );

  expect(html).toMatch(/<header>.*Empty.*<footer>/s);
  expect(report).toHaveBeenLastCalledWith(expect.any(TypeError), 'skeleton mf-a/hello');
});

test('a letter split over two chunks is whole in the document', async () => {
  const letters = Buffer.from('سلام');
  const { html } = await documentAt(
    '/hello',
    aSetThatWrites((write) => {
      write(letters.subarray(0, 3));
      write(letters.subarray(3));
      return Promise.resolve();
    }),
  );

  expect(html).toContain('>سلام<');
});

test('a page that writes without end is a failure, and is stopped', async () => {
  let written = 0;
  const { composed } = await documentAt(
    '/hello',
    aSetThatWrites((write) => {
      for (; written < 100; written += 1) write(Buffer.alloc(1024 * 1024));
      return Promise.resolve();
    }),
  );

  expect(composed).toMatchObject({ status: 503 });
  expect(written).toBe(8);
});

test('a page whose time is over cannot go on writing', async () => {
  const over = Promise.withResolvers<unknown>();
  const { composed } = await documentAt(
    '/hello',
    aSetThatWrites((write, { signal }) => {
      const goOn = () => {
        try {
          write('late');
          over.resolve('written');
        } catch (error) {
          over.resolve(error);
        }
      };
      signal.addEventListener('abort', goOn);
      return Promise.withResolvers<never>().promise;
    }),
  );

  expect(composed).toMatchObject({ status: 200, isLate: true });
  expect(await over.promise).toBeInstanceOf(LateError);
});
