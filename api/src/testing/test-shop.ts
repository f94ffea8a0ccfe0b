import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { calls } from '@kashi/contracts/calls';
import type { Refusal } from '@kashi/contracts/call/envelope';
import type { FastifyInstance, LightMyRequestResponse as Response } from 'fastify';
import { onTestFinished } from 'vitest';
import type * as z from 'zod/mini';
import { readEnvironment } from '../settings/environment.ts';
import { openShop } from '../open-shop.ts';
import { buildServer } from '../server.ts';
import type { CatalogueShop } from '../catalogue/catalogue-shop.ts';
import type { Store } from '../store/store.ts';
import { emptyDatabase } from './test-database.ts';

type Calls = typeof calls;

export interface TestShop extends CatalogueShop {
  app: FastifyInstance;
  /** Makes a call as the storefront does: parameters of GET and DELETE in the address, JSON otherwise. */
  ask<Name extends keyof Calls>(
    name: Name,
    input: z.input<Calls[Name]['input']>,
    options?: AskOptions,
  ): Promise<TestAnswer<Name>>;
  /** Sends any request with any input. */
  askAnything(
    method: string,
    url: string,
    options?: AskOptions & { payload?: unknown },
  ): Promise<Response>;
  /** Sets the shop's clock, which otherwise stands still. */
  setTime(now: Date | string): void;
}

interface AskOptions {
  token?: string;
  /** The visitor's address; by default this machine's, which no limit counts. */
  address?: string;
  headers?: Record<string, string>;
}

interface TestAnswer<Name extends keyof Calls> {
  status: number;
  headers: Response['headers'];
  body: Omit<Refusal, 'Value'> & { Value: z.output<Calls[Name]['value']> };
}

/** A whole shop on an empty database in memory, or on the given store; closed when the test ends. */
export async function testShop({
  environment = {},
  store: given,
}: { environment?: Record<string, string>; store?: Store } = {}): Promise<TestShop> {
  const store = given ?? (await emptyDatabase()).store;
  let now = new Date('2026-01-10T08:00:00Z');
  const shop = await openShop({
    store,
    environment: readEnvironment({ KASHI_DATA: join(tmpdir(), 'kashi-test'), ...environment }),
    clock: () => now,
  });
  const app = await buildServer(shop);
  await app.ready();
  onTestFinished(async () => {
    await app.close();
    shop.listing.close();
  });

  const askAnything: TestShop['askAnything'] = (
    method,
    url,
    { token, address, payload, headers } = {},
  ) =>
    app.inject({
      method: method as 'GET',
      url,
      ...(payload !== undefined && { payload: payload as string | object }),
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(address && { 'x-forwarded-for': address }),
        ...headers,
      },
    });

  return {
    ...shop,
    app,
    askAnything,
    ask: askBy(askAnything),
    setTime: (time) => {
      now = new Date(time);
    },
  };
}

/** Makes calls through any function that can send requests. */
export function askBy(askAnything: TestShop['askAnything']): TestShop['ask'] {
  return async (name, input, options) => {
    const [method, path] = name.split(' ') as [string, string];
    const inQuery = method === 'GET' || method === 'DELETE';
    const response = inQuery
      ? await askAnything(method, path + queryOf(input), options)
      : await askAnything(method, path, { ...options, payload: input });
    return { status: response.statusCode, headers: response.headers, body: response.json() };
  };
}

function queryOf(input: object): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(input)) {
    if (value !== undefined && value !== null) query.set(key, String(value));
  }
  return `?${query.toString()}`;
}
