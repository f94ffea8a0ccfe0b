import { mkdirSync, writeFileSync } from 'node:fs';
import { request, type RequestOptions } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testShop } from '../testing/test-shop.ts';
import { aDeskOf } from './desk-fixtures.ts';
import { messages } from './messages.ts';

const built = {
  'index.html':
    '<!doctype html><script nonce="__KASHI_NONCE__" src="/assets/desk-1a2b.js"></script>',
  'assets/desk-1a2b.js': 'export {};',
};
const asPage = { accept: 'text/html' };

test("nothing of the desk is served on the shop's own port", async () => {
  const shop = await testShop();
  await aDeskOf(shop);

  const asked = await shop.askAnything('GET', '/v1/desk/session');

  expect(asked.statusCode).toBe(404);
  expect([...shop.app.servedCalls].filter((name) => name.includes('/desk/'))).toEqual([]);
});

test('each page has a nonce of its own, which its policy alone allows, and stands in no frame', async () => {
  const desk = await aDeskOf(await testShop(), { files: built });

  const first = await desk.send('GET', '/', { headers: asPage });
  const second = await desk.send('GET', '/orders', { headers: asPage });

  const [nonce, other] = [first, second].map(({ body }) => /nonce="([^"]+)"/.exec(body)?.[1]);
  expect(nonce).toMatch(/^[\w+/=]{24}$/);
  expect(other).not.toBe(nonce);
  expect(first.headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}'`);
  expect(first.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(first.headers).toMatchObject({ 'x-frame-options': 'DENY', 'cache-control': 'no-store' });
});

test('a file of the build is served as it is, and one with a hash in its name is kept', async () => {
  const desk = await aDeskOf(await testShop(), { files: built });

  const script = await desk.send('GET', '/assets/desk-1a2b.js');

  expect(script.body).toBe('export {};');
  expect(script.headers['content-type']).toContain('javascript');
  expect(script.headers['cache-control']).toContain('immutable');
});

test('no address of a picture leads to another answer of the shop', async () => {
  const { app } = await aDeskOf(await testShop(), { files: built });
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));

  const asked = await Promise.all(
    ['/media/../metrics', '/media/%2e%2e/metrics', '/media/..%2fmetrics', '/media/..\\metrics'].map(
      (path) => statusOf({ host: '127.0.0.1', port, path }),
    ),
  );

  expect(asked).toEqual([404, 404, 404, 404]);
});

test('a change from a foreign page is refused however its path is spelt', async () => {
  const desk = await aDeskOf(await testShop(), { files: built });

  const asked = await desk.send('POST', '/%761/desk/session/sign-out', {
    headers: { origin: 'http://shop.example' },
    payload: {},
  });

  expect(asked.statusCode).toBe(403);
});

test('no address leads out of the folder of the build', async () => {
  const desk = await aDeskOf(await testShop(), { files: built });

  const asked = await Promise.all(
    ['/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/assets/..%2f..%2f..%2fetc/passwd'].map(
      (url) => desk.send('GET', url),
    ),
  );

  expect(asked.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
});

test('a desk that is not built says how to build it', async () => {
  const desk = await aDeskOf(await testShop());

  const page = await desk.send('GET', '/', { headers: asPage });

  expect(page.statusCode).toBe(503);
  expect(page.body).toContain(messages.notBuilt.title);
});

test('the desk answers to its own address, and not to a foreign name that leads to this machine', async () => {
  const desk = await aDeskOf(await testShop(), { files: built, url: 'https://desk.shop.example' });
  const at = (host: string) =>
    desk.send('GET', '/', { headers: { ...asPage, host, 'x-forwarded-host': '127.0.0.1:3002' } });

  const asked = [
    await at('desk.shop.example'),
    await at('localhost:3002'),
    await at('evil.example:3002'),
    await at('localhost:3000'),
  ];

  expect(asked.map(({ statusCode }) => statusCode)).toEqual([200, 200, 403, 403]);
});

test.each([
  ['a foreign page', { origin: 'https://evil.example' }],
  ['the shop on the same machine', { origin: 'http://127.0.0.1:3000' }],
  ['a page without an origin', { origin: 'null' }],
])('a change that %s asks for is refused before it is looked at', async (_who, headers) => {
  const desk = await aDeskOf(await testShop());

  const asked = await desk.send('POST', '/v1/desk/session/sign-out', { payload: {}, headers });

  expect(asked.statusCode).toBe(403);
  expect(asked.json()).toMatchObject({ Message: messages.foreignPage, Status: 403 });
});

test('a foreign page cannot load an answer of the desk either', async () => {
  const desk = await aDeskOf(await testShop());

  const asked = await desk.send('GET', '/v1/desk/orders/csv', {
    headers: { 'sec-fetch-site': 'same-site' },
  });

  expect(asked.statusCode).toBe(403);
});

test("the desk shows the shop's pictures", async () => {
  const shop = await testShop();
  const { mediaFolder } = shop.environment;
  mkdirSync(mediaFolder, { recursive: true });
  writeFileSync(join(mediaFolder, 'of-the-desk.webp'), 'a picture');
  const desk = await aDeskOf(shop);

  const picture = await desk.send('GET', '/media/of-the-desk.webp');
  const missing = await desk.send('GET', '/media/missing-one.svg');

  expect(picture.body).toBe('a picture');
  expect(picture.headers['content-type']).toBe('image/webp');
  expect(missing.statusCode).toBe(404);
});

/** Sends a path as it is written: every other client here tidies it up first. */
function statusOf(options: RequestOptions): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(options, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}
