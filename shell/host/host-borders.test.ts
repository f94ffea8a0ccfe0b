import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { messages } from './messages.ts';
import { aHostOn } from './host-fixtures.ts';
import { releasesFolder } from './release-sets/releases-fixtures.ts';

async function aHost() {
  const releases = releasesFolder();
  onTestFinished(() => releases.remove());
  releases.upload('shell', '1');
  releases.register({ shell: '1' });
  return aHostOn(releases);
}

test.each([
  ['/product/12/%DA%A9%D', '/product/12'],
  ['/product/12/%DA%A9%D8?torob_clid=1', '/product/12'],
  ['/%E0%A4%A', '/'],
  ['//evil.test/%FF', '/evil.test'],
])('a link that was cut off in the middle of a letter, %s, leads to %s', async (url, to) => {
  const server = await aHost();

  const answer = await server.inject(url);

  expect(answer).toMatchObject({
    statusCode: 302,
    headers: { location: to, 'cache-control': 'no-store' },
  });
});

test.each(['/\\evil.test/%D', '/\\/evil.test/%D'])(
  'what browsers would take for another shop, %s, leads to an address of this one',
  async (path) => {
    const server = await aHost();
    const { port } = new URL(await server.listen({ port: 0 }));

    const [answer] = (await once(request({ port, path }).end(), 'response')) as [IncomingMessage];

    expect(answer.resume().headers.location).toBe('/evil.test');
  },
);

test('a form that is sent to such an address is refused without a word of ours about machines', async () => {
  const server = await aHost();

  const answer = await server.inject({ method: 'POST', url: '/product/%FF', payload: 'a=1' });

  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ Value: null, Message: messages.refusals[400], Status: 400 });
});

test('a file that is not there yet is remembered as missing by nobody', async () => {
  const server = await aHost();

  const answer = await server.inject('/r/shell/1/web/later.js');

  expect(answer).toMatchObject({ statusCode: 404, headers: { 'cache-control': 'no-store' } });
});

test('a call whose sender waits for the word to go on is passed on like any other', async () => {
  const server = await aHost();

  const answer = await server.inject({
    method: 'POST',
    url: '/v1/Orders/Carts/Add',
    headers: { expect: '100-continue' },
    payload: {},
  });

  expect(answer.statusCode).toBe(200);
});

test('nobody holds a connection for long by sending a request that never ends', async () => {
  const server = await aHost();

  expect(server.server.requestTimeout).toBe(30_000);
});
