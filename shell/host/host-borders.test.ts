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
])('a link that was cut in the middle of a letter, %s, leads to %s', async (url, to) => {
  const server = await aHost();

  const answer = await server.inject(url);

  expect(answer).toMatchObject({
    statusCode: 302,
    headers: { location: to, 'cache-control': 'no-store' },
  });
});

test.each(['/\\evil.test/%D', '/\\/evil.test/%D'])(
  '%s, which browsers would take for another shop, leads to an address of this shop',
  async (path) => {
    const server = await aHost();
    const { port } = new URL(await server.listen({ port: 0 }));

    const [answer] = (await once(request({ port, path }).end(), 'response')) as [IncomingMessage];

    expect(answer.resume().headers.location).toBe('/evil.test');
  },
);

test('a form sent to such an address is refused without technical words', async () => {
  const server = await aHost();

  const answer = await server.inject({ method: 'POST', url: '/product/%FF', payload: 'a=1' });

  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ Value: null, Message: messages.refusals[400], Status: 400 });
});

test('no cache remembers a missing file as missing', async () => {
  const server = await aHost();

  const answer = await server.inject('/r/shell/1/web/later.js');

  expect(answer).toMatchObject({ statusCode: 404, headers: { 'cache-control': 'no-store' } });
});

test('a call whose sender waits for «continue» is passed on like any other', async () => {
  const server = await aHost();

  const answer = await server.inject({
    method: 'POST',
    url: '/v1/Orders/Carts/Add',
    headers: { expect: '100-continue' },
    payload: {},
  });

  expect(answer.statusCode).toBe(200);
});

test('an endless request does not hold its connection for long', async () => {
  const server = await aHost();

  expect(server.server.requestTimeout).toBe(30_000);
});
