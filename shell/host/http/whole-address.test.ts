import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { aHostOn } from '../host-fixtures.ts';
import { releasesFolder } from '../release-sets/releases-fixtures.ts';
import { pathOfWholeAddress } from './whole-address.ts';

/** The first line of a host's answer to these words. */
async function firstLineOf(words: string): Promise<string> {
  const releases = releasesFolder();
  onTestFinished(() => releases.remove());
  releases.upload('shell', '1');
  releases.register({ shell: '1' });
  const server = await aHostOn(releases);
  const { port } = new URL(await server.listen({ port: 0 }));
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(words);
  return (await text(socket)).split('\r\n', 1)[0] ?? '';
}

test.each([
  ['GET http://shop.test/healthz HTTP/1.1', 200],
  ['GET http://shop.test:99999/healthz HTTP/1.1', 200],
  // No page takes this form. The port, which is none, made the host fail.
  ['POST http://shop.test:99999/nowhere HTTP/1.1', 405],
])('«%s» is answered as its path is', async (line, status) => {
  const headers = ['Host: shop.test', 'Connection: close', 'Content-Length: 0'];
  const form = ['Content-Type: application/x-www-form-urlencoded', 'Sec-Fetch-Site: same-origin'];

  const answer = await firstLineOf([line, ...headers, ...form, '', ''].join('\r\n'));

  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});

test.each([
  ['/product/7?a=http://b/', '/product/7?a=http://b/'],
  ['http://shop.test', '/'],
  ['HTTPS://shop.test?page=2', '/?page=2'],
  ['*', '*'],
])('the path of «%s» is «%s»', (url, path) => {
  expect(pathOfWholeAddress({ url })).toBe(path);
});
