import type { ClientPage } from '@kashi/shared/border/remote-contract';
import { beforeEach, expect, test, vi } from 'vitest';
import type { BootRoute } from '@kashi/shared/border/boot-data';
import { createRouteMatcher } from './client-routes.ts';
import { createFetchAhead } from './fetch-ahead.ts';
import { createPagePreparation } from './page-preparation.ts';

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

function fetchAhead() {
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
  return createFetchAhead({ match, remotes: {}, preparation, fetch });
}

test('a page under a pointer comes ahead: its code, and its data', async () => {
  await fetchAhead().page('/thing/7');

  expect(codeOf).toHaveBeenCalledWith('thing');
  expect(asked).toHaveBeenCalledExactlyOnceWith('/v1/thing/thing/7');
});

test("of a visitor's own page the code may come, its data is never asked for", async () => {
  await fetchAhead().page('/own');

  expect(codeOf).toHaveBeenCalledWith('own');
  expect(asked).not.toHaveBeenCalled();
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nothing comes ahead with %o',
  async (connection) => {
    vi.stubGlobal('navigator', { connection });

    await fetchAhead().page('/thing/7');

    expect(codeOf).not.toHaveBeenCalled();
    expect(asked).not.toHaveBeenCalled();
  },
);

test.each(['no-store', 'private, max-age=60', ''])(
  'an answer that is not for everybody («%s») is not kept, and its like is not asked again',
  async (answered) => {
    cacheControl = answered;
    const ahead = fetchAhead();

    await ahead.page('/thing/7');
    await ahead.page('/thing/7');
    await ahead.page('/thing/8');

    expect(asked).toHaveBeenCalledOnce();
  },
);

test('a link that leads out of the shop, or to nothing, is let be', async () => {
  await fetchAhead().page('https://elsewhere.test/thing/7');
  await fetchAhead().page('/nothing');

  expect(asked).not.toHaveBeenCalled();
});

test('what is refused ahead troubles nobody', async () => {
  status = 503;

  await expect(fetchAhead().page('/thing/7')).resolves.toBeUndefined();
});
