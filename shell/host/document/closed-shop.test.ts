import { expect, test, vi } from 'vitest';
import { aKeepingHost } from '../kept-pages/kept-fixtures.ts';
import { messages } from '../messages.ts';

const patient = { timeout: 20_000 };
vi.setConfig({ testTimeout: 2 * patient.timeout });

const forSummer = { Sentence: 'تا شنبه <b>در سفریم</b>.', IsNew: false };

/** A host that keeps its page, in front of an API whose shop the test closes and opens. */
async function aHost() {
  const host = await aKeepingHost();
  const { releases, api } = host;
  releases.upload('mf-b', '1', { path: '/own', route: { access: 'customer' } });
  releases.upload('mf-c', '1', { path: '/enter', route: { role: 'sign-in' } });
  releases.register({ shell: '1', 'mf-a': '1', 'mf-b': '1', 'mf-c': '1' }, { revision: 2 });
  await expect.poll(async () => (await host.visit({}, '/own')).statusCode, patient).toBe(200);
  await host.keeps();
  const becomes = async (closed: typeof api.state.closed) => {
    api.state.closed = closed;
    api.say(['*']);
    await expect
      .poll(async () => (await host.visit()).statusCode, patient)
      .toBe(closed ? 503 : 200);
  };
  return { ...host, closes: becomes, opens: () => becomes(null) };
}

test.each(['/hello', '/', '/nowhere', '/webServiceError'])(
  'a closed shop says so at %s with the owner’s sentence, and machines come again',
  async (path) => {
    const { visit, closes } = await aHost();
    await closes(forSummer);

    const answer = await visit({}, path);

    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({ 'retry-after': '3600', 'cache-control': 'no-store' });
    expect(answer.body).toContain(messages.closed.title);
    expect(answer.body).toContain('تا شنبه &lt;b&gt;در سفریم&lt;/b&gt;.');
    expect(answer.body).toMatch(
      /<img src="\/media\/mark.webp"[^]*>Kashi<[^]*href="tel:0311234"><bdi dir="ltr">۰۳۱ ۱۲۳۴<\/bdi>/,
    );
    expect(answer.headers['content-security-policy']).toContain("img-src 'self';");
  },
);

test('a kept page is gone with the notice of closing, and is made anew after opening', async () => {
  const { visit, text, closes, opens } = await aHost();
  const kept = await text();
  const known = String((await visit()).headers['etag']);

  await closes(forSummer);
  const conditional = await visit({ 'if-none-match': known });
  await opens();

  expect(conditional.statusCode).toBe(503);
  expect(await text()).not.toBe(kept);
});

test.each(['/own', '/enter'])(
  'a customer’s own pages and the way to them stay at %s',
  async (path) => {
    const { visit, closes } = await aHost();

    await closes(forSummer);

    expect((await visit({}, path)).statusCode).toBe(200);
  },
);

test('of a shop that was never open no page stays, and it opens soon', async () => {
  const { visit, closes } = await aHost();

  await closes({ Sentence: '', IsNew: true });
  const pages = await Promise.all(['/hello', '/own', '/enter'].map((path) => visit({}, path)));

  expect(pages.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503]);
  expect(pages[1]?.body).toContain(messages.unopened.title);
  expect(pages[1]?.headers['retry-after']).toBe('600');
});

test('a member of the staff looks at a draft of the closed shop', async () => {
  const { api, visit, closes } = await aHost();
  const token = 'a'.repeat(43);
  api.state.draft = { token, version: 'v1', price: 77 };

  await closes(forSummer);

  expect((await visit({ cookie: `kashi-preview=${token}` })).body).toContain('price 77');
  expect((await visit({ cookie: `kashi-preview=${'b'.repeat(43)}` })).statusCode).toBe(503);
});

test('open tabs are told to load the next page as a new document', async () => {
  const { visit, closes, opens } = await aHost();
  const setOf = async () => (await visit({}, '/v1/Orders/Carts/Read')).headers['x-release-set'];
  const { headers } = await visit({}, '/healthz');

  await closes(forSummer);
  const closed = await setOf();
  await opens();

  expect(closed).not.toBe(headers['x-release-set']);
});
