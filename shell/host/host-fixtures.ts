import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { onTestFinished, vi } from 'vitest';
import { readEnvironment } from './environment.ts';
import { buildHostServer } from './host-server.ts';

/** The answer of an API that knows only the shop's name, to every call. */
export const contents = JSON.stringify({ Value: { BaseInfos: { ShopName: 'Kashi' }, Groups: [] } });

/** A host on a folder of releases, in front of an API that knows only the shop's name. */
export async function aHostOn(
  { dataFolder }: { dataFolder: string },
  variables: Record<string, string> = {},
): Promise<FastifyInstance> {
  const apiUrl = await serving({ '*': contents });
  const server = await buildHostServer(
    readEnvironment({
      KASHI_DATA: dataFolder,
      KASHI_API_URL: apiUrl,
      KASHI_LOG: 'silent',
      ...variables,
    }),
  );
  onTestFinished(async () => {
    await server.close();
    vi.unstubAllEnvs();
  });
  return server;
}

/** A server of texts by path; `*` stands for every other path. Returns its address, without a trailing slash. */
export function serving(texts: Record<string, string>): Promise<string> {
  return listening(({ url }, answer) => {
    const text = texts[url ?? ''] ?? texts['*'];
    answer.statusCode = text === undefined ? 404 : 200;
    answer.setHeader('content-type', 'application/json').end(text);
  });
}

/** An API that knows the shop's name, and answers `/v1/held` only when the test does. */
export async function holding(): Promise<{ apiUrl: string; held: ServerResponse[] }> {
  const held: ServerResponse[] = [];
  const apiUrl = await listening(({ url }, answer) => {
    if (url === '/v1/held') held.push(answer);
    else answer.setHeader('content-type', 'application/json').end(contents);
  });
  return { apiUrl, held };
}

async function listening(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

let visitors = 0;

/** The address of a new visitor, in a network of its own: requests of one address count little, and those of one network. */
export function anAddress(): string {
  visitors += 1;
  return `10.${visitors & 255}.${visitors >> 8}.1`;
}
