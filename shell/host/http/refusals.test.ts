import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { aHostOn } from '../host-fixtures.ts';
import { messages } from '../messages.ts';
import { refuseConnection } from './refusals.ts';
import { releasesFolder } from '../release-sets/releases-fixtures.ts';

/** Sends these words to a host on a connection of its own, which ends with the answer. */
async function answerTo(words: string): Promise<{ head: string; body: unknown }> {
  const releases = releasesFolder();
  onTestFinished(() => releases.remove());
  releases.upload('shell', '1');
  releases.register({ shell: '1' });
  const server = await aHostOn(releases);
  const { port } = new URL(await server.listen({ port: 0 }));
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(words);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { head, body: JSON.parse(body) };
}

const call = (line: string, ...headers: string[]) =>
  [line, 'Host: shop.test', 'Connection: close', ...headers, '', ''].join('\r\n');
const aPost = (contentType: string) =>
  `${call('POST /v1/Orders/Carts/AddCartItem HTTP/1.1', 'Content-Length: 2', `Content-Type: ${contentType}`)}{}`;

test.each([
  ['a type of content that is none', 415, aPost(';')],
  ['one that is empty', 415, aPost('')],
  ['one with a tab in it', 415, aPost('application/\tjson')],
  ['a path that climbs', 400, call('GET /v1/../etc/passwd HTTP/1.1')],
  ['an address that is not encoded', 400, call('GET /product/7/شال HTTP/1.1')],
  ['an unknown method', 405, call('PROPFIND /v1/Orders HTTP/1.1')],
  ['a method that would say everything back', 405, call('TRACE / HTTP/1.1')],
  ['a file that is not there', 404, call('GET /r/mf-a/1/web/a.js HTTP/1.1')],
  ['headers without an end', 431, call('GET / HTTP/1.1', `X-Long: ${'a'.repeat(70_000)}`)],
  ['what is no HTTP', 400, 'hello\r\n\r\n'],
] as const)('%s is refused in the envelope, in Persian', async (_what, status, words) => {
  const { head, body } = await answerTo(words);

  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head).toMatch(/^content-type: application\/json/im);
  expect(body).toEqual({ Value: null, Message: messages.refusals[status], Status: status });
});

test('a request that comes too late is told so', async () => {
  const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  const server = createServer((socket) =>
    refuseConnection(
      late,
      socket.on('error', () => null),
    ),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());

  const answer = await text(connect((server.address() as AddressInfo).port, '127.0.0.1'));

  expect(answer).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/);
  expect(answer).toContain(messages.refusals[408]);
});
