import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createAsk } from '@kashi/contracts/asking/ask';
import type { Problem } from '@kashi/contracts/asking/problem';
import { contractVersion, type ServerEntry } from '@kashi/border/remote-contract';
import { newTokenKey } from '../several-hosts/token-key.ts';
import type { ReleaseSets } from '../release-sets/release-sets.ts';
import { pageForms } from './page-forms.ts';

type TakeForm = NonNullable<ServerEntry['takeForm']>;

const done = { to: '/cart', cookies: [{ name: 'CartHashId', value: 'a b', maxAgeSeconds: 60 }] };

/** A host whose one page, `/cart`, takes forms. */
async function aHostThat(
  takeForm: TakeForm | undefined,
  publicUrl = 'https://shop.test',
  ask: typeof fetch = fetch,
) {
  const server = Fastify();
  const entry = { contract: contractVersion, routes: [], fragments: [], takeForm };
  const routes = [{ page: 'cart', paths: ['/cart'], audience: 'visitor', fragments: [] }];
  const set = {
    missing: [],
    remotes: new Map([['mf-a', { entry, manifest: { name: 'mf-a', routes } }]]),
  };
  await pageForms(server, {
    sets: { pin: () => Promise.resolve(set) } as unknown as ReleaseSets,
    fetch: ask,
    environment: {
      publicUrl,
      overrides: { isOpen: false, openTo: 'machine', key: null, origins: [] },
    },
    tokenKey: newTokenKey(null),
    log: { error: vi.fn() },
  });

  return (
    headers: Record<string, string>,
    { url = '/cart', payload = 'ProductSaleParamId=7' } = {},
  ) =>
    server.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
}

const fromShop = { 'sec-fetch-site': 'same-origin' };

test("a form of the shop goes to its page, and the answer is a redirect with the page's cookies", async () => {
  const takeForm = vi.fn<TakeForm>(() => Promise.resolve(done));
  const post = await aHostThat(takeForm);

  const answer = await post({ ...fromShop, cookie: 'CartHashId=old%20one; other=1' });

  expect(answer.statusCode).toBe(303);
  expect(answer.headers).toMatchObject({ location: '/cart', 'cache-control': 'no-store' });
  expect(answer.headers['set-cookie']).toEqual([
    'CartHashId=a%20b; Path=/; Max-Age=60; SameSite=Lax; Secure',
  ]);
  expect(takeForm).toHaveBeenCalledWith(
    'cart',
    expect.objectContaining({
      form: { ProductSaleParamId: '7' },
      cookies: { CartHashId: 'old one', other: '1' },
    }),
  );
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://shop.test' }],
  ['a sister site', { 'sec-fetch-site': 'same-site' }],
  ['another origin of an older browser', { origin: 'https://evil.test' }],
  ['a sender without both headers', {}],
])('a form from %s is refused, and has no effect', async (_who, headers) => {
  const takeForm = vi.fn<TakeForm>(() => Promise.resolve(done));
  const post = await aHostThat(takeForm);

  const answer = await post(headers);

  expect(answer.statusCode).toBe(403);
  expect(takeForm).not.toHaveBeenCalled();
});

test("a form of an older browser is recognised as the shop's own by its origin", async () => {
  const post = await aHostThat(() => Promise.resolve(done));

  expect((await post({ origin: 'https://shop.test' })).statusCode).toBe(303);
});

test('a form without an action for its page leads back to the page, with nothing in the address', async () => {
  const post = await aHostThat(undefined);

  const answer = await post(fromShop, { payload: 'Password=kashi12' });

  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).not.toContain('kashi12');
});

test('an address without a page takes no form', async () => {
  const post = await aHostThat(undefined);

  expect((await post(fromShop, { url: '/nowhere' })).statusCode).toBe(405);
});

test('a form longer than the limit is not read', async () => {
  const post = await aHostThat(() => Promise.resolve(done));

  const answer = await post(fromShop, { payload: `a=${'x'.repeat(40_000)}` });

  expect(answer.statusCode).toBe(413);
});

test('a form that fails leads to the page for an unreachable server', async () => {
  const post = await aHostThat(() => Promise.reject(new Error('broken')));

  expect((await post(fromShop)).headers.location).toBe('/webServiceError');
});

test('cookies of a shop without https are not marked as secure', async () => {
  const post = await aHostThat(() => Promise.resolve(done), 'http://shop.test');

  expect((await post(fromShop)).headers['set-cookie']).toEqual([
    'CartHashId=a%20b; Path=/; Max-Age=60; SameSite=Lax',
  ]);
});

test('an address with empty pieces is no page, and no remote sees its form', async () => {
  const takeForm = vi.fn<TakeForm>(() => Promise.resolve(done));
  const post = await aHostThat(takeForm);

  const answers = [
    await post(fromShop, { url: `${'/'.repeat(3000)}cart` }),
    await post(fromShop, { url: '//cart' }),
  ];

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  expect(takeForm).not.toHaveBeenCalled();
});

test('the click at Torob goes with what the form asks, and no other cookie does', async () => {
  const asked = vi.fn<typeof fetch>(() => Promise.resolve(new Response()));
  const post = await aHostThat(
    async (_page, context) => {
      await context.fetch('/v1/x');
      return done;
    },
    undefined,
    asked,
  );

  await post({ ...fromShop, cookie: 'CartHashId=a; torob_clid=abc-1' });
  await post({ ...fromShop, cookie: 'torob_clid=a b' });

  const sent = asked.mock.calls.map(([, init]) => new Headers(init?.headers).get('cookie'));
  expect(sent).toEqual(['torob_clid=abc-1', null]);
});

test('what a form asks ends with its time, and the form says itself that no answer came', async () => {
  const late = new AbortController();
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  const silent = (_input: unknown, init?: RequestInit) => {
    const { promise, reject } = Promise.withResolvers<Response>();
    init?.signal?.addEventListener('abort', () => reject(late.signal.reason as Error));
    queueMicrotask(() => late.abort(new DOMException('The time is over', 'TimeoutError')));
    return promise;
  };
  const post = await aHostThat(
    async (_page, { fetch }) => {
      const problem: unknown = await createAsk(fetch)('GET /v1/Orders/Carts/Read', {}).catch(
        (error: unknown) => error,
      );
      return { to: `/cart?form=${(problem as Problem).kind}`, cookies: [] };
    },
    undefined,
    silent,
  );

  expect((await post(fromShop)).headers.location).toBe('/cart?form=late');
});

test('a form whose code never ends leads to the page for an unreachable server', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const post = await aHostThat(() => {
    queueMicrotask(() => vi.runAllTimers());
    return Promise.withResolvers<never>().promise;
  });

  expect((await post(fromShop)).headers.location).toBe('/webServiceError');
});
