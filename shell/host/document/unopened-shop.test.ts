import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { aHostOn, contents } from '../host-fixtures.ts';
import { messages } from '../messages.ts';
import { releasesFolder } from '../release-sets/releases-fixtures.ts';

/** A host in front of an API whose shop has no base information, until the test opens the shop. */
async function aHost() {
  let isOpen = false;
  const api = createServer((_request, answer) => {
    const none = JSON.stringify({ Value: { BaseInfos: null, Groups: [] } });
    answer.setHeader('content-type', 'application/json').end(isOpen ? contents : none);
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  onTestFinished(() => void api.close());
  const releases = releasesFolder();
  onTestFinished(() => releases.remove());
  releases.upload('shell', '1');
  releases.upload('mf-a', '1', { render: `write('goods')` });
  releases.register({ shell: '1', 'mf-a': '1' });
  const { port } = api.address() as AddressInfo;
  const server = await aHostOn(releases, { KASHI_API_URL: `http://127.0.0.1:${port}` });
  return { server, open: () => (isOpen = true) };
}

test.each(['/hello', '/', '/nowhere', '/webServiceError'])(
  'a shop that is not set up says at %s that it opens soon, and machines come again',
  async (path) => {
    const { server } = await aHost();

    const answer = await server.inject(path);

    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({ 'retry-after': '600', 'cache-control': 'no-store' });
    expect(answer.body).toContain(messages.unopened.title);
  },
);

test('it shows its pages as soon as it is set up', async () => {
  const { server, open } = await aHost();
  await server.inject('/hello');

  open();

  await expect.poll(async () => (await server.inject('/hello')).statusCode).toBe(200);
});
