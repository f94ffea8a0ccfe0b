import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aKeepingHost } from './kept-fixtures.ts';
import {
  offering,
  textAfter,
  textBefore,
  writeRelease,
} from '../served-files/served-files-fixtures.ts';
import { anNginxBefore, hasNginx } from './nginx-fixtures.ts';

const patientMs = 20_000;
vi.setConfig({ testTimeout: 3 * patientMs });

// These tests run the handbook's configuration.
const withNginx = test.skipIf(!hasNginx);

/** The handbook's nginx in front of a host that shares its pages for this many seconds, on plain HTTP. */
async function aShopBehindNginx(cdnSeconds: number) {
  const host = await aKeepingHost({ variables: { KASHI_CDN_SECONDS: String(cdnSeconds) } });
  const shopPort = new URL(await host.server.listen({ port: 0, host: '127.0.0.1' })).port;
  const { port } = await anNginxBefore([shopPort]);

  const get = async (headers: Record<string, string> = {}, at = '/hello') => {
    const asked = request({ port, path: at, headers }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    return { headers: answer.headers, body: await textOf(answer) };
  };
  await expect
    .poll(
      () =>
        get().then(
          () => true,
          () => false,
        ),
      { timeout: patientMs },
    )
    .toBe(true);
  await host.keeps();
  return { ...host, get };
}

withNginx(
  'nginx shares a page as long as the shop allows, separately for each encoding',
  async () => {
    const { get } = await aShopBehindNginx(60);
    await expect
      .poll(async () => (await get()).headers['x-cache-status'], { timeout: patientMs })
      .toBe('HIT');

    const packed = await get({ 'accept-encoding': 'gzip, br' });
    const again = await get({ 'accept-encoding': 'br;q=1.0' });
    const plain = await get();

    expect(packed.headers).toMatchObject({ 'x-cache-status': 'MISS', 'content-encoding': 'br' });
    expect(again.headers).toMatchObject({ 'x-cache-status': 'HIT', 'content-encoding': 'br' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=60',
    );
  },
);

withNginx(
  'a call is never answered from the cache, and neither is an answer to another visitor',
  async () => {
    const { get } = await aShopBehindNginx(60);

    const answers = [
      await get({}, '/v1/Contents'),
      await get({ authorization: 'Bearer a' }, '/v1/Contents'),
    ];

    expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(
      Array(2).fill('public, max-age=30'),
    );
    expect(answers.map(({ headers }) => headers['x-cache-status'])).toEqual([undefined, undefined]);
  },
);

withNginx('without the shop’s permission nginx asks for every page', async () => {
  const { get, api } = await aShopBehindNginx(0);
  expect((await get()).headers['x-cache-status']).not.toBe('HIT');
  api.state.price = 200;

  api.say(['product-1']);

  await expect.poll(async () => (await get()).body, { timeout: patientMs }).toContain('price 200');
});

withNginx('no shopper waits for another one’s answer, which may not be shared', async () => {
  const held: ServerResponse[] = [];
  const upstream = createServer(({ url }, answer) => {
    answer.setHeader('cache-control', 'no-store');
    if (url === '/cart' && held.length === 0) held.push(answer);
    else answer.end('mine');
  }).listen(0, '127.0.0.1');
  await once(upstream, 'listening');
  onTestFinished(() => void upstream.close());
  const { url } = await anNginxBefore([(upstream.address() as AddressInfo).port]);
  const textAt = async (path: string) => (await fetch(url + path)).text();
  await expect.poll(() => textAt('/').catch(String), { timeout: patientMs }).toBe('mine');

  const first = textAt('/cart');
  await expect.poll(() => held.length, { timeout: patientMs }).toBe(1);
  const second = await textAt('/cart');
  held[0]?.end('the first one’s');

  expect([await first, second]).toEqual(['the first one’s', 'mine']);
});

withNginx('an answer that sets a cookie is not cached', async () => {
  const { get } = await aShopBehindNginx(60);

  const clicked = await get({}, '/hello?torob_clid=abc');
  const again = await get({}, '/hello?torob_clid=abc');

  expect([clicked, again].map(({ headers }) => headers['x-cache-status'])).toEqual([
    'MISS',
    'MISS',
  ]);
  expect(again.headers['set-cookie']).toEqual([expect.stringContaining('torob_clid=abc')]);
});

withNginx(
  'what has changed since a browser’s own file comes through, and to no other browser',
  async () => {
    const { get, releases } = await aShopBehindNginx(60);
    writeRelease(releases.folder, 'shell/8', { 'shell.aaaaaa.js': textBefore });
    writeRelease(releases.folder, 'shell/9', { 'shell.bbbbbb.js': textAfter });
    const file = '/r/shell/9/web/shell.bbbbbb.js';

    const delta = await get(offering(textBefore), file);
    const whole = await get({ 'accept-encoding': 'gzip, br' }, file);
    const deltaAgain = await get(offering(textBefore), file);

    expect(delta.headers).toMatchObject({ 'x-cache-status': 'BYPASS', 'content-encoding': 'dcz' });
    expect(whole.headers).toMatchObject({ 'x-cache-status': 'MISS', 'content-encoding': 'br' });
    expect(deltaAgain.headers['content-encoding']).toBe('dcz');
  },
);

withNginx.each(['kashi-preview', 'kashi-override', 'kashi-session'])(
  'whoever has the cookie %s is never answered out of the cache, and leaves nothing there',
  async (name) => {
    const { get, api } = await aShopBehindNginx(60);
    const token = 'a'.repeat(43);
    api.state.draft = { token, version: 'v1', price: 77 };
    const cached = async () => (await get()).headers['x-cache-status'];
    await expect.poll(cached, { timeout: patientMs }).toBe('HIT');
    const before = await get();

    const looked = await get({ cookie: `a=1; ${name}=${token}` });

    expect(looked.headers['x-cache-status']).toBe('BYPASS');
    if (name === 'kashi-preview') expect(looked.body).toContain('price 77');
    const after = await get();
    expect(after.headers['x-cache-status']).toBe('HIT');
    expect(after.body).toBe(before.body);
  },
);
