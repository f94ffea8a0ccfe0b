import type { BootData } from '@kashi/border/boot-data';
import { expect, onTestFinished, test, vi } from 'vitest';
import { composePage, type Composed } from './compose-page.ts';
import { aSet, documentAt } from './compose-fixtures.ts';
import { aHost, fromShop, setBy, type TakeForm } from './form-host-fixtures.ts';
import { emptyFrame } from './shop-content.ts';
import { plainSessionOf } from '../plain-session/plain-session.ts';
import { withoutSession } from '../plain-session/session-cookie.ts';

const signedIn = { ...fromShop, cookie: 'kashi-session=abc-1; kashi-signed-in=1; other=1' };

const textOf = (composed: Composed) =>
  composed.kind === 'document' ? String(composed.html.bytes()) : '';

test('a sign-in by a form is kept where no script reads it and no other site sends it', async () => {
  const { post } = await aHost({
    takeForm: () =>
      Promise.resolve({
        to: '/',
        cookies: [],
        session: { token: 'abc-1', customer: '09121111111' },
      }),
  });

  const cookies = setBy(await post('/login', fromShop));

  expect(cookies).toEqual([
    'kashi-session=abc-1; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000; Secure',
    'kashi-signed-in=1; Path=/; Max-Age=2592000; SameSite=Lax; Secure',
    expect.stringMatching(/^kashi-customer=[\w-]{16}; Path=\/; HttpOnly; SameSite=Lax;/),
  ]);
});

test('the page acts for the customer, and never sees the token', async () => {
  const takeForm = vi.fn<TakeForm>(async (_page, { fetch }) => {
    await fetch('/v1/x');
    return { to: '/', cookies: [] };
  });
  const { post, asked } = await aHost({ takeForm });

  const answer = await post('/login', signedIn);

  const headers = new Headers(asked.mock.calls[0]?.[1]?.headers);
  expect(headers.get('authorization')).toBe('Bearer abc-1');
  const [, context] = takeForm.mock.calls[0]!;
  expect(context).toMatchObject({ isSignedIn: true });
  expect(JSON.stringify(context.cookies)).not.toContain('abc-1');
  expect(setBy(answer)).toEqual([]);
});

test('a session that is over ends, and the customer signs in and comes back to what was typed', async () => {
  const { post } = await aHost({
    takeForm: async (_page, { fetch }) => {
      await fetch('/v1/x');
      return { to: '/login?form=again', cookies: [] };
    },
    answer: () => new Response(null, { status: 401 }),
  });

  const answer = await post('/login', signedIn);

  expect(answer.headers.location).toBe('/login?returnUrl=%2Flogin%3Fform%3Dagain');
  expect(setBy(answer)[0]).toContain('kashi-session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0');
});

test('the code gets the session once, and the cookies end', async () => {
  const { post } = await aHost({
    answer: () =>
      Response.json({
        Value: { IsUserLogined: true, CustomerFullName: 'نگار رضایی', CustomerKey: 'one' },
      }),
  });

  const answer = await post('/session', signedIn);

  expect(answer.json()).toEqual({ token: 'abc-1', fullName: 'نگار رضایی', customerKey: 'one' });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(setBy(answer).every((cookie) => cookie.includes('Max-Age=0'))).toBe(true);
});

test('no other site gets a session, and none is lost while the API is away', async () => {
  const { post } = await aHost({
    answer: () => {
      throw new TypeError('fetch failed');
    },
  });

  const foreign = await post('/session', { ...signedIn, 'sec-fetch-site': 'cross-site' });
  const away = await post('/session', signedIn);

  expect([foreign.statusCode, foreign.body]).toEqual([403, '']);
  expect([away.statusCode, setBy(away)]).toEqual([503, []]);
});

test('a session is not lost while the API says nothing, and the code is not kept waiting', async () => {
  const { post, asked } = await aHost({});
  asked.mockImplementation((_input, init) => {
    const { promise, reject } = Promise.withResolvers<Response>();
    init?.signal?.addEventListener('abort', () => reject(late.signal.reason as Error));
    queueMicrotask(() => late.abort(new DOMException('The time is over', 'TimeoutError')));
    return promise;
  });
  const late = new AbortController();
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);

  const answer = await post('/session', signedIn);

  expect([answer.statusCode, setBy(answer)]).toEqual([503, []]);
});

test('a session that is over is not handed over', async () => {
  const { post } = await aHost({
    answer: () => Response.json({ Value: { IsUserLogined: false } }),
  });

  const answer = await post('/session', signedIn);

  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  expect(setBy(answer)[0]).toContain('kashi-session=;');
});

test('a form leads to a bank by a page of its own, since its policy lets it lead to the shop alone', async () => {
  const to = 'https://bank.test/pay?id="1"&x=2';
  const { server, post } = await aHost({ takeForm: () => Promise.resolve({ to, cookies: [] }) });

  const answer = await post('/login', fromShop);
  const [cookie = ''] = setBy(answer);
  const headers = { ...fromShop, cookie: cookie.split(';')[0] ?? '' };
  const page = await server.inject({ url: '/leaving', headers });
  const foreign = await server.inject({
    url: '/leaving',
    headers: { ...headers, 'sec-fetch-site': 'cross-site' },
  });

  expect(answer.headers.location).toBe('/leaving');
  expect(cookie).toContain('HttpOnly');
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('content="0;url=https://bank.test/pay?id=%221%22&amp;x=2"');
  expect(foreign.headers.location).toBe('/');
});

test("a customer's plain page that fails says so with a retry, and asks nobody to sign in", async () => {
  const set = aSet({
    plain: ['hello'],
    renderPlain: () => Promise.reject(new Error('the API is away')),
  });
  const composedFor = (cookie: string | undefined) =>
    composePage({
      set,
      frame: emptyFrame,
      url: '/hello?form=again',
      origin: 'https://shop.test',
      cookies: {},
      session: plainSessionOf(cookie),
      fetch,
      report: vi.fn(),
    });

  const forCustomer = vi.fn(() => Promise.resolve({ above: '<header>Own</header>', below: '' }));
  Object.assign(set.shell.entry, { forCustomer });
  const customers = await composedFor('kashi-session=abc-1');
  const guests = await composedFor(undefined);
  Object.assign(set.remotes.get('mf-a') ?? {}, { entry: null });
  const withoutRemote = await composedFor('kashi-session=abc-1');

  expect(customers).toMatchObject({ status: 503, audience: 'visitor' });
  expect(textOf(customers)).toContain('<h1>Gone</h1>');
  expect(textOf(customers)).toContain('<header>Own</header>');
  expect(guests).toMatchObject({ status: 200 });
  expect(textOf(guests)).toContain('<h1>Hello</h1>');
  expect(forCustomer).toHaveBeenCalledTimes(2);
  expect(withoutRemote).toMatchObject({ status: 503, audience: 'visitor' });
});

test('the browser hears which plain page stays without its code: one that is whole, as an older remote never says', async () => {
  const bootOf = async (said: { isWhole?: true }) => {
    const plainPage = { head: { title: 'Plain' }, html: '<form></form>', ...said };
    const set = aSet({ plain: ['hello'], renderPlain: () => Promise.resolve(plainPage) });
    const { html } = await documentAt('/hello?form=again', set);
    const [, json = ''] = /id="boot">(.*?)<\/script>/.exec(html) ?? [];
    return (JSON.parse(json) as BootData).page;
  };

  expect(await bootOf({ isWhole: true })).toMatchObject({ state: 'waiting', isPlain: true });
  expect(await bootOf({})).not.toHaveProperty('isPlain');
});

test("what is proxied gets every cookie but the session's", () => {
  expect(withoutSession('a=1; kashi-session=abc; b=2')).toBe('a=1; b=2');
  expect(withoutSession('kashi-session=abc')).toBe('');
  expect(withoutSession('a=1')).toBe('a=1');
});

test.each(['/.//other.test/x', '/..//other.test/x', '/.////other.test/x'])(
  'a form that leads to %s stays in the shop',
  async (to) => {
    const { post } = await aHost({ takeForm: () => Promise.resolve({ to, cookies: [] }) });

    expect((await post('/login', fromShop)).headers.location).toBe('/other.test/x');
  },
);
