import Fastify from 'fastify';
import { vi } from 'vitest';
import { contractVersion, type ServerEntry } from '@kashi/border/remote-contract';
import { leavingRoute } from '../plain-session/leaving.ts';
import type { ReleaseSets } from '../release-sets/release-sets.ts';
import { newTokenKey } from '../several-hosts/token-key.ts';
import { handOverRoute } from './hand-over-route.ts';
import { pageForms } from './page-forms.ts';

export type TakeForm = NonNullable<ServerEntry['takeForm']>;

const environment = {
  publicUrl: 'https://shop.test',
  overrides: { isOpen: false, openTo: 'machine', key: null, origins: [] },
} as const;

export const fromShop = { 'sec-fetch-site': 'same-origin' };

/** A host with forms at `/login`, in front of an API that gives `answer`. */
export async function aHost({
  takeForm,
  answer,
}: {
  takeForm?: TakeForm;
  answer?: () => Response;
}) {
  const server = Fastify();
  const asked = vi.fn((_input: unknown, _init?: RequestInit) =>
    Promise.resolve(answer?.() ?? Response.json({})),
  );
  const entry = { contract: contractVersion, routes: [], fragments: [], takeForm };
  const routes = [{ page: 'login', paths: ['/login'], audience: 'everyone', role: 'sign-in' }];
  const set = {
    missing: [],
    remotes: new Map([['mf-a', { entry, manifest: { name: 'mf-a', routes } }]]),
  };
  const fetch = asked as unknown as typeof globalThis.fetch;
  await pageForms(server, {
    sets: { pin: () => Promise.resolve(set) } as unknown as ReleaseSets,
    fetch,
    environment: { ...environment, overrides: { ...environment.overrides, origins: [] } },
    tokenKey: newTokenKey(null),
    log: { error: vi.fn() },
  });
  handOverRoute(server, { fetch, environment });
  leavingRoute(server);
  const post = (url: string, headers: Record<string, string>, payload = 'a=1') =>
    server.inject({
      method: 'POST',
      url,
      ...(url !== '/session' && { payload }),
      headers: { ...(url !== '/session' && form), ...headers },
    });
  return { server, post, asked };
}

const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** The cookies that an answer sets. */
export const setBy = (answer: { headers: Record<string, unknown> }) =>
  [answer.headers['set-cookie'] ?? []].flat() as string[];
