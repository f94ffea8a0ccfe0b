import { expect, onTestFinished, test } from 'vitest';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { readEnvironment } from '../environment.ts';
import { aHostOn, contents } from '../host-fixtures.ts';
import { releasesFolder } from '../release-sets/releases-fixtures.ts';

/** A host behind these proxies; returns the visitor's address that the host tells the API for a given connection. */
async function aHostBehind(KASHI_PROXIES?: string) {
  const told: unknown[] = [];
  const api = createServer(({ url, headers }, answer) => {
    if (url === '/v1/asked') told.push(headers['x-forwarded-for']);
    answer.setHeader('content-type', 'application/json').end(contents);
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const releases = releasesFolder();
  onTestFinished(() => {
    releases.remove();
    api.closeAllConnections();
    api.close();
  });
  releases.upload('shell', '1');
  releases.register({ shell: '1' });
  const server = await aHostOn(releases, {
    KASHI_API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    ...(KASHI_PROXIES && { KASHI_PROXIES }),
  });
  return async (remoteAddress: string, claim: string) => {
    await server.inject({ url: '/v1/asked', remoteAddress, headers: { 'x-forwarded-for': claim } });
    return told.at(-1);
  };
}

const proxy = '10.0.0.9';
const shopper = '203.0.113.7';
const stranger = '198.51.100.4';

test('a configured proxy on another machine names the visitor', async () => {
  const toldOf = await aHostBehind(`${proxy}, 10.0.2.0/24`);

  expect(await toldOf(proxy, shopper)).toBe(shopper);
  expect(await toldOf('10.0.2.5', shopper)).toBe(shopper);
});

test('unknown machines are not believed, and neither is a header that a stranger sent to a proxy', async () => {
  const toldOf = await aHostBehind(proxy);

  expect(await toldOf(stranger, shopper)).toBe(stranger);
  expect(await toldOf(proxy, `${shopper}, ${stranger}`)).toBe(stranger);
  expect(await (await aHostBehind())(proxy, shopper)).toBe(proxy);
});

test.each(['ten', '0.0.0.0/0', '10.0.0.0/33', '::/0'])('proxies at «%s» stop the start', (list) => {
  expect(() => readEnvironment({ KASHI_PROXIES: list })).toThrow('KASHI_PROXIES');
});
