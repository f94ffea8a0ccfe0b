import type { ClientPage, Loaded, LoadContext } from '@kashi/border/remote-contract';
import { later } from '@kashi/kit/testing/later';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createRouteMatcher, type ClientRoute } from './client-routes.ts';
import { codeFailure, createPagePreparation } from './page-preparation.ts';

const match = createRouteMatcher([
  {
    remote: 'mf-a',
    page: 'thing',
    paths: ['/thing/:id'],
    audience: 'everyone',
    fragments: [],
    reads: ['/v1/Thing?Id=:id', '/v1/Words?Id=:id'],
  },
  { remote: 'mf-a', page: 'own', paths: ['/own'], audience: 'visitor', fragments: [] },
]);
const routeTo = (path: string) => match(path) as ClientRoute;

let code: ReturnType<typeof later<ClientPage>>;
let hasCode: boolean;
const fetch = vi.fn<typeof globalThis.fetch>();
const asked = () => fetch.mock.calls.map(([input]) => input);

beforeEach(() => {
  code = later<ClientPage>();
  hasCode = false;
  fetch.mockReset().mockImplementation((input) => Promise.resolve(Response.json(input)));
});

function aPage(load: (context: LoadContext) => Promise<Loaded>): ClientPage {
  return { contract: 1, load, head: () => ({ title: '' }), lifecycles: {} as never };
}

/** Reads this address, whatever the page. */
const reading = (address: string) =>
  aPage(async (context) => {
    const response = await context.fetch(address, { method: 'GET' });
    return { kind: 'found', data: await response.json() };
  });

const preparation = () =>
  createPagePreparation({
    modules: {
      page: () => code.promise,
      fragment: () => Promise.reject(new Error('none')),
      hasPage: () => hasCode,
    },
    fetch,
    first: null,
  });

test('a redirect to the page on the screen brings new data for it, and not what is in memory', async () => {
  let reads = 0;
  code.resolve(
    aPage(({ url }) =>
      Promise.resolve(
        url === '/thing/9'
          ? { kind: 'redirect', to: '/thing/7', permanent: false }
          : { kind: 'found', data: (reads += 1) },
      ),
    ),
  );
  const pages = preparation();
  await pages.prepare(routeTo('/thing/7'), 'visit');

  await pages.prepare(routeTo('/thing/9'), 'visit');

  expect(await pages.prepare(routeTo('/thing/7'), 'visit')).toMatchObject({ view: { data: 2 } });
});

test("data loads beside the code, as the page's front door names it, and once", async () => {
  const prepared = preparation().prepare(routeTo('/thing/7'), 'visit');
  expect(asked()).toEqual(['/v1/Thing?Id=7', '/v1/Words?Id=7']);
  code.resolve(reading('/v1/Thing?Id=7'));

  expect(await prepared).toMatchObject({ view: { data: '/v1/Thing?Id=7' } });
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('an unusual address cannot leave its place in the request', () => {
  void preparation().prepare(routeTo('/thing/7%26Secret=1'), 'visit');

  expect(asked()).toContain('/v1/Thing?Id=7%26Secret%3D1');
});

test('other requests of the code are sent as usual', async () => {
  const prepared = preparation().prepare(routeTo('/thing/7'), 'visit');
  code.resolve(reading('/v1/Other'));

  expect(await prepared).toMatchObject({ view: { data: '/v1/Other' } });
});

test('once the code is here, it alone decides the requests', async () => {
  hasCode = true;
  code.resolve(aPage(() => Promise.resolve({ kind: 'found', data: 'in hand' })));

  const prepared = await preparation().prepare(routeTo('/thing/7'), 'visit');

  expect(prepared).toMatchObject({ view: { data: 'in hand' } });
  expect(fetch).not.toHaveBeenCalled();
});

test('the data of a page that depends on the visitor is never prefetched', () => {
  const ahead = preparation().readAhead(routeTo('/own'), fetch);

  expect(ahead).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
});

test('prefetched data is not requested again at the press', async () => {
  const { readAhead, prepare } = preparation();
  code.resolve(reading('/v1/Thing?Id=7'));
  await readAhead(routeTo('/thing/7'), fetch)?.loaded;
  fetch.mockClear();

  await prepare(routeTo('/thing/7'), 'visit');

  expect(fetch).not.toHaveBeenCalled();
});

test('dropped data is requested again', async () => {
  const { readAhead, prepare } = preparation();
  code.resolve(reading('/v1/Thing?Id=7'));
  const ahead = readAhead(routeTo('/thing/7'), fetch);
  await ahead?.loaded;
  ahead?.letGo();
  fetch.mockClear();

  await prepare(routeTo('/thing/7'), 'visit');

  expect(fetch).toHaveBeenCalled();
});

test('visited pages stay for Back, however much is prefetched', async () => {
  const { readAhead, prepare } = preparation();
  code.resolve(reading('/v1/Thing?Id=1'));
  await prepare(routeTo('/thing/1'), 'visit');
  for (let id = 2; id < 100; id += 1) await readAhead(routeTo(`/thing/${id}`), fetch)?.loaded;
  fetch.mockClear();

  await prepare(routeTo('/thing/1'), 'back');

  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  [50, 0],
  [70, 1],
  [-70, 1],
])(
  'Back after %i minutes asks %i times, so that no price of another day is shown',
  async (minutes, times) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { prepare } = preparation();
    hasCode = true;
    code.resolve(reading('/v1/Thing?Id=7'));
    await prepare(routeTo('/thing/7'), 'visit');
    fetch.mockClear();

    vi.setSystemTime(Date.now() + minutes * 60_000);
    await prepare(routeTo('/thing/7'), 'back');

    expect(fetch).toHaveBeenCalledTimes(times);
  },
);

test('why the code of a page failed is kept for the report of its notice', async () => {
  const { prepare } = preparation();
  const failure = new TypeError('/r/mf-a/9.js cannot be fetched');
  code.reject(failure);

  await expect(prepare(routeTo('/thing/1'), 'visit')).rejects.toBe(failure);

  expect(codeFailure).toBe(failure);
});
