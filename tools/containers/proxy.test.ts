import { once } from 'node:events';
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { anNginxBefore, hasNginx } from '../../shell/host/kept-pages/nginx-fixtures.ts';

/** A server behind the proxy, which answers with its own name; returns its port and the headers that it was sent. */
async function aServerNamed(name: string) {
  const sent: IncomingHttpHeaders[] = [];
  const server = createServer(({ headers }, answer) => {
    sent.push(headers);
    answer.end(name);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, sent };
}

async function getFrom(port: number, host: string, path = '/'): Promise<string> {
  const asked = request({ port, path, headers: { host } }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return textOf(answer);
}

/** The handbook's nginx in front of a shop and its desk, once it answers. */
async function aProxy() {
  const [shop, desk] = [await aServerNamed('the shop'), await aServerNamed('the desk')];
  const { port } = await anNginxBefore([shop.port], { desk: desk.port });
  await expect
    .poll(() => getFrom(port, 'shop.example', '/v1/').catch(String), { timeout: 20_000 })
    .toBe('the shop');
  return { port, desk };
}

const withNginx = test.skipIf(!hasNginx);

withNginx('the name of the desk leads to the desk, and every other name to the shop', async () => {
  const { port, desk } = await aProxy();

  expect(await getFrom(port, 'desk.shop.example')).toBe('the desk');
  expect(await getFrom(port, 'shop.example')).toBe('the shop');
  expect(await getFrom(port, 'www.desk-shop.example', '/v1/')).toBe('the shop');

  expect(desk.sent).toMatchObject([{ host: 'desk.shop.example', 'x-forwarded-for': '127.0.0.1' }]);
});
