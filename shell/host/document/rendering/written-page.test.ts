import { expect, test } from 'vitest';
import { LateError } from './deadline.ts';
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

test('a page that writes without end is a failure, and is stopped', async () => {
  let written = 0;
  const { composed } = await documentAt(
    '/hello',
    aSet({
      renderPage: () =>
        Promise.resolve({
          kind: 'found',
          head: { title: 'Hello' },
          data: {},
          pipe: (write) => {
            for (; written < 100; written += 1) write(Buffer.alloc(1024 * 1024));
            return Promise.resolve();
          },
        }),
    }),
  );

  expect(composed).toMatchObject({ status: 503 });
  expect(written).toBe(8);
});

test('a page whose time is over cannot go on writing', async () => {
  const over = Promise.withResolvers<unknown>();
  const { composed } = await documentAt(
    '/hello',
    aSet({
      renderPage: (_page, { signal }) =>
        Promise.resolve({
          kind: 'found',
          head: { title: 'Hello' },
          data: {},
          pipe: (write) => {
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
          },
        }),
    }),
  );

  expect(composed).toMatchObject({ status: 200, isLate: true });
  expect(await over.promise).toBeInstanceOf(LateError);
});
