import { expect, test } from 'vitest';
import { aSet, documentAt } from '../compose-fixtures.ts';

test('a page that fails while it is written leaves its skeleton with status 503, and none of its HTML', async () => {
  const { composed, html } = await documentAt(
    '/hello',
    aSet({
      renderPage: () =>
        Promise.resolve({
          kind: 'found',
          head: { title: 'Hello' },
          data: {},
          pipe: (write) => {
            write('<h1>Hel');
            return Promise.reject(new Error('broken'));
          },
        }),
    }),
  );

  expect(composed).toMatchObject({ status: 503 });
  expect(html).toMatch(/<header>.*Waiting.*<footer>/s);
  expect(html).not.toContain('<h1>Hel');
});

test('a letter split over two chunks is whole in the document', async () => {
  const letters = Buffer.from('سلام');
  const { html } = await documentAt(
    '/hello',
    aSet({
      renderPage: () =>
        Promise.resolve({
          kind: 'found',
          head: { title: 'Hello' },
          data: {},
          pipe: (write) => {
            write(letters.subarray(0, 3));
            write(letters.subarray(3));
            return Promise.resolve();
          },
        }),
    }),
  );

  expect(html).toContain('>سلام<');
});
