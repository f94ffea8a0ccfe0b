import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { sayWithEveryAnswer } from './answer-headers.ts';

test.each([
  ['/v1/ProductManagement/Filters/Read?GroupId=1', 'noindex'],
  ['/filter?GroupId=1', undefined],
  ['/media/slide-1600.jpg', undefined],
])('search engines are told of the answer at %s: %s', async (url, told) => {
  const host = Fastify();
  sayWithEveryAnswer(host, { publicUrl: null });
  host.get('/*', () => '{}');
  onTestFinished(() => host.close());

  const { headers } = await host.inject(url);

  expect(headers['x-robots-tag']).toBe(told);
});
