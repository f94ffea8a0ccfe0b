import type { PageRoute } from '@kashi/border/pages/page-route';
import { createServer, type IncomingMessage } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { ChosenApi } from '../api/chosen-api.ts';
import { crawlerRoutes } from './crawler-routes.ts';
import type { MissingRemote, ReleaseSet } from '../release-sets/release-set.ts';

const xml = '<urlset>آ</urlset>';

/** A host in front of an API with one sitemap, which records its requests; `missing` are the remotes that cannot be loaded. */
async function aHost({
  apiIsAway = false,
  missing = [],
}: { apiIsAway?: boolean; missing?: readonly MissingRemote[] } = {}) {
  const asked: IncomingMessage[] = [];
  const api = createServer((request, response) => {
    asked.push(request);
    const isKnown = request.headers['if-none-match'] === 'W/"1"';
    response.writeHead(isKnown ? 304 : 200, {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      etag: 'W/"1"',
    });
    response.end(isKnown ? '' : xml);
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const address = api.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  if (apiIsAway) api.close();

  const host = Fastify();
  crawlerRoutes(host, {
    sets: { pin: () => Promise.resolve({ remotes: new Map(), missing } as unknown as ReleaseSet) },
    api: new ChosenApi([`http://127.0.0.1:${port}`]),
    environment: { publicUrl: 'https://shop.test' },
  });
  onTestFinished(async () => {
    await host.close();
    api.close();
  });
  return { host, asked };
}

test("the API's sitemap is served at the shop's root, compressed", async () => {
  const { host, asked } = await aHost();

  const answer = await host.inject({
    url: '/sitemap/products-0.xml',
    headers: { 'accept-encoding': 'gzip, br' },
  });

  expect(asked[0]?.url).toBe('/sitemap/products-0.xml');
  expect(answer.headers).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=3600',
    etag: 'W/"1"',
    vary: 'accept-encoding',
  });
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(xml);
});

test('a crawler with the newest sitemap gets no second copy', async () => {
  const { host } = await aHost();

  const answer = await host.inject({ url: '/sitemap.xml', headers: { 'if-none-match': 'W/"1"' } });

  expect(answer.statusCode).toBe(304);
  expect(answer.body).toBe('');
});

test('a name in the address reaches only sitemaps', async () => {
  const { host, asked } = await aHost();

  await host.inject({ url: '/sitemap/..%2Fv1%2Fsecret' });

  expect(asked[0]?.url).toBe('/sitemap/..%2Fv1%2Fsecret');
});

test('crawlers are asked to come back while the API is away', async () => {
  const { host } = await aHost({ apiIsAway: true });

  const answer = await host.inject({ url: '/sitemap.xml' });

  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('60');
});

test('robots.txt is plain text and names the sitemap of the public address', async () => {
  const { host } = await aHost();

  const answer = await host.inject({ url: '/robots.txt' });

  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body).toContain('Sitemap: https://shop.test/sitemap.xml');
});

test('the private pages of a remote that cannot be loaded stay closed to crawlers', async () => {
  const orders: PageRoute = {
    page: 'orders',
    paths: ['/orders'],
    audience: 'visitor',
    fragments: [],
  };
  const { host } = await aHost({ missing: [{ name: 'mf-account', routes: [orders] }] });

  const answer = await host.inject({ url: '/robots.txt' });

  expect(answer.body).toContain('Disallow: /orders\n');
});

test('crawlers get no rules while a remote cannot be loaded and its pages are unknown', async () => {
  const { host } = await aHost({ missing: [{ name: 'mf-account', routes: null }] });

  const answer = await host.inject({ url: '/robots.txt' });

  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('60');
});
