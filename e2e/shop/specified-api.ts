import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { calls } from '@kashi/contracts/calls';
import { specifiedPart } from './specified-part.ts';

/**
 * A server that knows the specification and nothing more, in front of the API of the shop under test: calls that are extensions
 * (R28) do not exist, and answers lack the fields that are.
 */
export async function openSpecifiedApi(apiUrl: string) {
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    const call = callOf(request);
    if (call === 'extension') return void response.writeHead(404).end();
    const answered = await fetch(new URL(path, apiUrl), {
      method: request.method ?? 'GET',
      headers: forwarded(request),
      redirect: 'manual',
      ...(hasBody(request) && { body: Readable.toWeb(request) as ReadableStream, duplex: 'half' }),
    });
    response.writeHead(answered.status, headersOf(answered));
    if (call) return void response.end(specified(await answered.text(), call));
    if (!answered.body) return void response.end();
    await pipeline(Readable.fromWeb(answered.body as never), response);
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

type KnownCall = (typeof calls)[keyof typeof calls];

const byName = new Map(
  Object.entries(calls).map(([name, call]) => [name.toLowerCase().replace(/\/$/, ''), call]),
);

/** Undefined for what is no call of the contract, such as a picture. */
function callOf({ method, url = '/' }: IncomingMessage): KnownCall | 'extension' | undefined {
  const path = url.replace(/\?.*$/, '').replace(/\/$/, '');
  const call = byName.get(`${method} ${path}`.toLowerCase());
  return call?.summary.startsWith('Extension') ? 'extension' : call;
}

function hasBody({ method = 'GET' }: IncomingMessage): boolean {
  return method !== 'GET' && method !== 'HEAD';
}

/** Headers of one connection stay on it, and a packed answer could not be read here. */
function forwarded({ headers }: IncomingMessage): Headers {
  const ofConnection = new Set([
    'host',
    'connection',
    'accept-encoding',
    'content-length',
    'transfer-encoding',
  ]);
  const kept = Object.entries(headers).filter(([name]) => !ofConnection.has(name));
  return new Headers(kept.map(([name, value]) => [name, String(value)]));
}

function headersOf({ headers }: Response): Record<string, string | string[]> {
  const { 'content-length': _, 'content-encoding': __, ...others } = Object.fromEntries(headers);
  return { ...others, 'set-cookie': headers.getSetCookie() };
}

function specified(body: string, { value }: KnownCall): string {
  const envelope = JSON.parse(body) as { Value: unknown };
  return JSON.stringify({ ...envelope, Value: specifiedPart(value, envelope.Value) });
}
