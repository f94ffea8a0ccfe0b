import { once } from 'node:events';
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import {
  anNginxBefore,
  hasNginx,
  nginxFolder,
} from '../../shell/host/kept-pages/nginx-fixtures.ts';

/** A server behind the proxy, which answers with its own name; returns its port and the headers that it was sent. */
async function aServerNamed(name: string) {
  const sent: IncomingHttpHeaders[] = [];
  const server = createServer(({ headers }, answer) => {
    sent.push(headers);
    answer.end(name);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const end = () => {
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(end);
  return { port: (server.address() as AddressInfo).port, sent, end };
}

async function ask(port: number, host: string, { path = '/', method = 'GET', referer = '' } = {}) {
  const asked = request({ port, path, method, headers: { host, referer } }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const { statusCode: status, headers } = answer;
  return { status, headers, location: headers.location, text: await textOf(answer) };
}

async function getFrom(port: number, host: string, path = '/'): Promise<string> {
  return (await ask(port, host, { path })).text;
}

/** The handbook's nginx in front of a shop and its desk, once it answers. */
async function aProxy() {
  const [shop, desk] = [await aServerNamed('the shop'), await aServerNamed('the desk')];
  const nginx = await anNginxBefore([shop.port], { desk: desk.port });
  await expect
    .poll(() => getFrom(nginx.port, 'shop.example', '/v1/').catch(String), { timeout: 20_000 })
    .toBe('the shop');
  return { ...nginx, shop, desk };
}

const withNginx = test.skipIf(!hasNginx);

withNginx('the name of the desk leads to the desk, and every other name to the shop', async () => {
  const { port, desk } = await aProxy();

  expect(await getFrom(port, 'desk.shop.example')).toBe('the desk');
  expect(await getFrom(port, 'shop.example')).toBe('the shop');
  expect(await getFrom(port, 'www.desk-shop.example', '/v1/')).toBe('the shop');

  expect(desk.sent).toMatchObject([{ host: 'desk.shop.example', 'x-forwarded-for': '127.0.0.1' }]);
});

withNginx.each(['GET', 'POST'])(
  'a %s at port 80 is sent on to https, at the same name and path, and keeps its method',
  async (method) => {
    const { plainPort } = await aProxy();

    const asked = { path: '/products?q=1', method };
    const answers = [
      await ask(plainPort, 'shop.example', asked),
      await ask(plainPort, 'desk.shop.example', asked),
    ];

    expect(answers).toMatchObject([
      { status: 308, location: 'https://shop.example/products?q=1' },
      { status: 308, location: 'https://desk.shop.example/products?q=1' },
    ]);
  },
);

withNginx.each(['GET', 'POST'])(
  'a %s at «www.» is sent on to the shop’s one name, with its path and its method',
  async (method) => {
    const { port, plainPort, shop } = await aProxy();
    const before = shop.sent.length;
    const asked = { path: '/cart?a=1', method };

    expect(await ask(port, 'www.shop.example', asked)).toMatchObject({
      status: 308,
      location: 'https://shop.example/cart?a=1',
    });
    expect((await ask(plainPort, 'www.shop.example', asked)).status).toBe(308);
    expect(shop.sent).toHaveLength(before);
  },
);

withNginx('an authority of certificates finds its challenge at port 80', async () => {
  const { plainPort, challenges } = await aProxy();
  mkdirSync(challenges, { recursive: true });
  writeFileSync(join(challenges, 'token'), 'the answer');

  const at = (path: string) => ask(plainPort, 'shop.example', { path });

  expect(await at('/.well-known/acme-challenge/token')).toMatchObject({
    status: 200,
    text: 'the answer',
  });
  expect((await at('/.well-known/acme-challenge/other')).status).toBe(404);
});

withNginx(
  'while no host is there, a page says so in the shop’s language and opens again by itself',
  async () => {
    const { port, shop } = await aProxy();
    shop.end();

    const page = await ask(port, 'shop.example', { path: '/product/1102' });
    const form = await ask(port, 'shop.example', { path: '/cart', method: 'POST' });
    const call = await ask(port, 'shop.example', { path: '/v1/Orders/Carts/Read' });

    expect([page, form, call].map(({ status }) => status)).toEqual([503, 503, 502]);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '30',
    });
    expect(page.text).toMatch(/<html lang="fa" dir="rtl">.*http-equiv="refresh" content="30"/s);
    expect(form.text).toBe(page.text);
  },
);

withNginx('the log names no token, no search and no page that one came from', async () => {
  const { port, plainPort, logged } = await aProxy();
  const paths = [
    '/preview/secret',
    '/orderTracking/secret',
    '/PREVIEW/secret',
    '/products?q=secret',
  ];

  for (const path of paths) await ask(port, 'shop.example', { path, referer: '/preview/secret' });
  await ask(plainPort, 'shop.example', { path: '/preview/secret' });
  await ask(port, 'desk.shop.example', { path: '/invitations?token=secret' });
  await expect.poll(logged, { timeout: 20_000 }).toContain('/invitations');

  expect(logged()).toContain('"GET /preview/... HTTP/1.1" 200');
  expect(logged()).toContain('"GET /preview/... HTTP/1.1" 308');
  expect(logged()).toContain('"GET /orderTracking/... HTTP/1.1" 200');
  expect(logged()).toContain('"GET /products HTTP/1.1" 200');
  expect(logged()).not.toContain('secret');
});

test.skipIf(nginxFolder !== '/var/lib/nginx')(
  'the cache lies where Debian’s nginx has a folder of its own, so that nobody has to make one',
  () => {
    const handbook = readFileSync('docs/operations/nginx.conf', 'utf8');

    expect(/^proxy_cache_path (\S+)\/kashi /m.exec(handbook)?.[1]).toBe(nginxFolder);
  },
);
