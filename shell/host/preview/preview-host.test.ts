import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { aKeepingHost } from '../kept-pages/kept-fixtures.ts';
import { previewMessages as words } from './preview-messages.ts';

const token = 'a'.repeat(21) + '-' + 'B'.repeat(21);
const cookie = `kashi-preview=${token}`;
const draft = { token, version: 'v1', price: 77 };
const fromShop = { 'sec-fetch-site': 'same-origin' };
const form = { ...fromShop, 'content-type': 'application/x-www-form-urlencoded' };

/** A host that keeps its page, and whose API shows a draft to whoever has the token. */
async function aPreviewingHost(variables: Record<string, string> = {}) {
  const host = await aKeepingHost({ variables });
  await host.keeps();
  host.api.state.draft = { ...draft };
  return host;
}

test('the address of a preview sets a cookie that no script reads, and leads to the front page', async () => {
  const { visit } = await aPreviewingHost();

  const answer = await visit({}, `/preview/${token}`);

  expect(answer).toMatchObject({
    statusCode: 302,
    headers: { location: '/', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
  });
  expect(answer.headers['set-cookie']).toBe(
    `kashi-preview=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=3600`,
  );
});

test('at an https address the cookie goes over https alone', async () => {
  const { visit } = await aPreviewingHost({ KASHI_PUBLIC_URL: 'https://shop.example' });

  const { headers } = await visit({}, `/preview/${token}`);

  expect(headers['set-cookie']).toMatch(/; Secure$/);
});

test.each(['x', `${token}x`, 'leave', `${token.slice(1)}%0d`])(
  'the address /preview/%s is none of the shop’s, and sets no cookie',
  async (other) => {
    const { visit } = await aPreviewingHost();

    const answer = await visit({}, `/preview/${other}`);

    expect(answer.statusCode).toBe(404);
    expect(String(answer.headers['set-cookie'] ?? '')).not.toContain('kashi-preview');
  },
);

test('whoever looks gets the draft in the page of the shop, with a bar that says so', async () => {
  const { visit } = await aPreviewingHost();

  const { body, headers } = await visit({ cookie });

  expect(body).toContain('price 77');
  expect(body).toMatch(/<body><link rel="stylesheet" href="\/kashi-preview\.css" integrity=/);
  expect(body).toContain(words.shown);
  expect(body).toContain('<form method="post" action="/preview/leave"><button>');
  expect(body).toMatch(
    /<script src="\/kashi-preview\.js" async integrity="[^"]+" data-version="v1">/,
  );
  expect(body).not.toContain(token);
  expect(headers['set-cookie']).toContain(
    `kashi-preview=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=3600`,
  );
});

test('a page with a draft is kept nowhere, and the kept page of everybody is not shown in its place', async () => {
  const { visit, text } = await aPreviewingHost();
  const kept = await text();
  const known = (await visit()).headers['etag'];

  const looked = await visit({ cookie, 'if-none-match': String(known) });
  const again = await visit({ cookie });

  expect(looked.statusCode).toBe(200);
  expect(looked.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    vary: 'accept-encoding, cookie',
  });
  expect(looked.headers).not.toHaveProperty('etag');
  expect(again.body).not.toBe(looked.body);
  expect(await text()).toBe(kept);
  expect((await visit()).body).not.toContain('kashi-preview');
});

test('a page with a draft is shared by no cache, even where the shop lets caches share', async () => {
  const { visit } = await aPreviewingHost({ KASHI_CDN_SECONDS: '60' });

  expect((await visit({ cookie })).headers['cache-control']).toBe('no-store');
  expect((await visit()).headers['cache-control']).toContain('s-maxage=60');
});

test('the newest draft is shown at once, and an open page can tell it by the version', async () => {
  const { visit, api } = await aPreviewingHost();
  await visit({ cookie });

  api.state.draft = { token, version: 'v2', price: 78 };

  const { body } = await visit({ cookie });
  expect(body).toContain('price 78');
  expect(body).toContain('data-version="v2"');
});

test('calls of the page in the browser get the draft too, and the API never sees the cookie', async () => {
  const { visit } = await aPreviewingHost();

  const looked = await visit({ cookie: `a=1; ${cookie}` }, '/v1/Price');
  const anybody = await visit({ 'kashi-preview': token }, '/v1/Price');

  expect(looked.json()).toEqual({ price: 77 });
  expect(looked.headers['cache-control']).toBe('no-store');
  expect(anybody.json()).toEqual({ price: 100 });
});

test('a preview that has ended is the shop as everybody sees it, said once', async () => {
  const { visit, api } = await aPreviewingHost();
  api.state.draft = null;

  const { body, headers } = await visit({ cookie });

  expect(body).toContain('price 100');
  expect(body).toContain(words.ended);
  expect(body).not.toContain('kashi-preview.js');
  expect(body).not.toContain('/preview/leave');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['set-cookie']).toContain(
    'kashi-preview=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
  );
});

test('where the API does not tell, the page says so, and the preview goes on afterwards', async () => {
  const { visit, api } = await aPreviewingHost();
  api.state.status = 500;

  const { body, headers } = await visit({ cookie });

  expect(body).toContain(words.away);
  expect(String(headers['set-cookie'])).toContain(`kashi-preview=${token}`);
  expect(headers['cache-control']).toBe('no-store');
});

test('the form of the bar ends the preview, and another site’s page cannot', async () => {
  const { server } = await aPreviewingHost();
  const post = (headers: Record<string, string>) =>
    server.inject({ method: 'POST', url: '/preview/leave', headers: { cookie, ...headers } });

  const left = await post(form);
  const forged = await post({ ...form, 'sec-fetch-site': 'cross-site' });

  expect(left).toMatchObject({ statusCode: 303, headers: { location: '/' } });
  expect(left.headers['set-cookie']).toMatch(/^kashi-preview=; .*Max-Age=0/);
  expect(forged.statusCode).toBe(403);
  expect(forged.headers).not.toHaveProperty('set-cookie');
});

test('the style and the script of the bar are files that only a preview loads', async () => {
  const { visit } = await aPreviewingHost();

  const style = await visit({}, '/kashi-preview.css');
  const script = await visit({}, '/kashi-preview.js');

  expect(style.headers['content-type']).toContain('text/css');
  expect(script.headers['content-type']).toContain('text/javascript');
  expect(() => new Script(script.body)).not.toThrow();
});
