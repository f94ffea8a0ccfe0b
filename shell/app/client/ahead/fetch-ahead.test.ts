import { unaskedHeader } from '@kashi/contracts/unasked-header';
import type { ClientPage } from '@kashi/border/remote-contract';
import { beforeEach, expect, test, vi } from 'vitest';
import type { BootRoute } from '@kashi/border/boot-data';
import { aShellApi } from '@kashi/kit/testing/a-shell-api';
import { aFrame } from '../../frame/frame-fixtures.ts';
import { createRouteMatcher } from '../pages/client-routes.ts';
import { aSession } from '../session/session-fixtures.ts';
import { createFetchAhead } from './fetch-ahead.ts';
import { createPagePreparation } from '../pages/page-preparation.ts';

const route = (page: string, more: Partial<BootRoute> = {}): BootRoute => ({
  remote: 'mf-a',
  page,
  paths: [`/${page}`, `/${page}/:id`],
  audience: 'everyone',
  fragments: [],
  ...more,
});
const match = createRouteMatcher([
  route('thing', { reads: ['/v1/thing'] }),
  route('own', { audience: 'visitor' }),
]);

const asked = vi.fn<(input: string) => void>();
const codeOf = vi.fn<(page: string) => void>();
let cacheControl: string;
let status: number;

beforeEach(() => {
  asked.mockReset();
  codeOf.mockReset();
  sessionStorage.clear();
  cacheControl = 'public, no-cache';
  status = 200;
  vi.stubGlobal('navigator', {});
});

const fetch: typeof globalThis.fetch = (input) => {
  asked(input as string);
  const headers = { 'cache-control': cacheControl };
  return Promise.resolve(Response.json({}, { status, headers }));
};

function fetchAhead(shellFetch = fetch) {
  const module: ClientPage = {
    contract: 1,
    async load(context) {
      const { ok } = await context.fetch(`/v1/thing${context.url}`);
      if (!ok) throw new Error('refused');
      return { kind: 'found', data: null };
    },
    head: () => ({ title: '' }),
    lifecycles: {} as never,
  };
  const modules = {
    page(_remote: string, page: string) {
      codeOf(page);
      return Promise.resolve(module);
    },
    fragment: () => Promise.reject(new Error('none')),
    hasPage: () => true,
  };
  const preparation = createPagePreparation({ modules, fetch, first: null });
  return createFetchAhead({
    match,
    preparation,
    boot: { releaseSet: 'one', routes: [], remotes: {}, frame: aFrame(), page: null },
    shell: { ...aShellApi(), session: aSession(), fetch: shellFetch },
    troubles: [],
    offers: [],
  });
}

test('a link under a pointer has the code and the data of its page prefetched', async () => {
  await fetchAhead().page('/thing/7');

  expect(codeOf).toHaveBeenCalledWith('thing');
  expect(asked).toHaveBeenCalledExactlyOnceWith('/v1/thing/thing/7');
});

test('a page that depends on the visitor has its code prefetched, never its data', async () => {
  await fetchAhead().page('/own');

  expect(codeOf).toHaveBeenCalledWith('own');
  expect(asked).not.toHaveBeenCalled();
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'with %o nothing is prefetched',
  async (connection) => {
    vi.stubGlobal('navigator', { connection });

    await fetchAhead().page('/thing/7');

    expect(codeOf).not.toHaveBeenCalled();
    expect(asked).not.toHaveBeenCalled();
  },
);

test.each(['no-store', 'private, max-age=60', ''])(
  'a private answer («%s») is not kept, and not prefetched again',
  async (answered) => {
    cacheControl = answered;
    const ahead = fetchAhead();

    await ahead.page('/thing/7');
    await ahead.page('/thing/7');

    expect(asked).toHaveBeenCalledOnce();
  },
);

test('after a private answer other pages of its kind are prefetched', async () => {
  cacheControl = 'no-store';
  const ahead = fetchAhead();
  await ahead.page('/thing/7');

  await ahead.page('/thing/8');

  expect(asked).toHaveBeenLastCalledWith('/v1/thing/thing/8');
});

test('a prefetch says that nobody has asked for it', async () => {
  const sent: Headers[] = [];
  const seen: typeof globalThis.fetch = (input, init) => {
    sent.push(new Headers(init?.headers));
    return fetch(input, init);
  };

  await fetchAhead(seen).page('/thing/7');

  expect(sent.map((headers) => headers.get(unaskedHeader))).toEqual(['1']);
});

test('a link out of the shop, or to no page, is ignored', async () => {
  await fetchAhead().page('https://elsewhere.test/thing/7');
  await fetchAhead().page('/nothing');

  expect(asked).not.toHaveBeenCalled();
});

test('a failed prefetch has no effect', async () => {
  status = 503;

  await expect(fetchAhead().page('/thing/7')).resolves.toBeUndefined();
});
