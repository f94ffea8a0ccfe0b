import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { unwelcome } from './welcome.ts';

const token = 'sixteen-letters-or-more';

/** An API that sends its changes to a caller with the token, and may count the caller as a visitor. */
async function anApi({ counts = false } = {}): Promise<string> {
  const answer: RequestListener = ({ url, headers }, reply) => {
    if (counts) reply.setHeader('x-ratelimit-limit', '1200');
    if (url === '/healthz') return void reply.end('{}');
    if (headers.authorization !== `Bearer ${token}`) return void reply.writeHead(404).end();
    reply.writeHead(200).write('[]\n');
  };
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a host that its API knows is welcome, though the line that it is told never ends', async () => {
  expect(await unwelcome(await anApi(), token)).toBeNull();
});

test('a host that its API takes for a visitor is told which setting names it', async () => {
  expect(await unwelcome(await anApi({ counts: true }), token)).toContain('KASHI_HOSTS');
});

test('a host that shows another token than its API wants is told so', async () => {
  expect(await unwelcome(await anApi(), 'another-token-altogether')).toContain(
    'KASHI_METRICS_TOKEN',
  );
});

test('an API that is not there yet is waited for', async () => {
  const said = vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => said.mockRestore());

  expect(await unwelcome('http://127.0.0.1:1', token)).toBeNull();
  expect(said).toHaveBeenCalledWith(expect.stringContaining('does not answer yet'));
});
