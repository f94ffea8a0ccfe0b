import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { aKeepingHost } from './kept-fixtures.ts';

const patientMs = 20_000;
vi.setConfig({ testTimeout: 2 * patientMs });

test('a public page is composed once for all visitors', async () => {
  const { api, keeps, text } = await aKeepingHost();
  await keeps();
  const asked = api.asked.length;

  const pages = await Promise.all([text(), text({ cookie: 'a=1' }), text({ 'x-a': 'b' })]);

  expect(new Set(pages).size).toBe(1);
  expect(api.asked).toHaveLength(asked);
});

// Without a notice a page stays for a minute, which is longer than this waits.
test('an old price is gone once its notice has come', async () => {
  const { api, keeps, text } = await aKeepingHost();
  await keeps();
  api.state.price = 200;
  expect(await text()).toContain('price 100');

  api.say(['product-2', 'product-1']);

  await expect.poll(() => text(), { timeout: patientMs }).toContain('price 200');
});

test('a notice about something else leaves a kept page in place', async () => {
  const { api, keeps, text } = await aKeepingHost();
  await keeps();
  const before = await text();

  api.say(['product-2']);
  api.say(['listing']);
  await vi.waitFor(() => expect(api.asked.length).toBeGreaterThan(0));

  expect(await text()).toBe(before);
});

test('a worker whose line is silent keeps no pages', async () => {
  const { api, keeps, text } = await aKeepingHost();
  await keeps();
  api.state.price = 200;

  api.fallSilent();

  await expect.poll(() => text(), { timeout: patientMs }).toContain('price 200');
  expect(await text()).not.toBe(await text());
});

test('pages kept before the line was lost are not used again', async () => {
  const { api, keeps, text } = await aKeepingHost();
  await keeps();
  const before = await text();

  api.breakLines();
  await expect.poll(() => text(), { timeout: patientMs }).not.toBe(before);
  await keeps();

  expect(await text()).not.toBe(before);
});

test.each([
  [
    'is for one visitor alone',
    { headers: { 'cache-control': 'no-store', 'kashi-tags': 'product-1' } },
  ],
  ['has no tags', { headers: { 'cache-control': 'public, no-cache' } }],
  ['has failed', { status: 503 }],
])('a page with an answer that %s is not kept', async (_what, state) => {
  const { api, keeps, text } = await aKeepingHost();
  await keeps();
  const before = await text();

  Object.assign(api.state, state);
  api.say(['product-1']);
  await expect.poll(() => text(), { timeout: patientMs }).not.toBe(before);

  expect(await text()).not.toBe(await text());
});

test('a page with a failed fragment is kept neither here nor in browsers', async () => {
  const { visit, keeps, text } = await aKeepingHost({
    extra: `await host.fragment.html('mf-a/badge', {}, 'a')`,
    badge: `if (host.location().includes('fails')) throw new Error('broken'); return ''`,
  });
  await keeps();

  const answers = [await visit({}, '/hello?fails'), await visit({}, '/hello?fails')];

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(['no-store', 'no-store']);
  expect(answers[0]?.body).not.toBe(answers[1]?.body);
  expect(await text()).toBe(await text());
});

test('a kept page comes in the requested encoding', async () => {
  const { visit, keeps, text } = await aKeepingHost();
  await keeps();
  const plain = await text();

  const brotli = await visit({ 'accept-encoding': 'br' });
  const gzip = await visit({ 'accept-encoding': 'gzip' });
  const none = await visit();

  expect(brotliDecompressSync(brotli.rawPayload).toString()).toContain(plain);
  expect(gunzipSync(gzip.rawPayload).toString()).toContain(plain);
  expect(none.body).toContain(plain);
  expect([brotli, gzip, none].map(({ headers }) => headers['content-encoding'])).toEqual([
    'br',
    'gzip',
    undefined,
  ]);
  expect([brotli, gzip, none].map(({ headers }) => headers.vary)).toEqual(
    Array(3).fill('accept-encoding'),
  );
});

test('a browser that has the page already gets 304', async () => {
  const { api, visit, keeps } = await aKeepingHost();
  await keeps();
  const { headers } = await visit();
  const etag = String(headers.etag);

  const again = await visit({ 'if-none-match': `W/"other", ${etag}` });
  api.say(['product-1']);

  expect(again).toMatchObject({ statusCode: 304, body: '' });
  expect(again.headers).toMatchObject({ etag, 'cache-control': 'no-cache' });
  await expect
    .poll(async () => (await visit({ 'if-none-match': etag })).statusCode, { timeout: patientMs })
    .toBe(200);
});

test('another address or another origin is another kept page', async () => {
  const { visit, keeps, text } = await aKeepingHost();
  await keeps();
  const own = await text();

  const elsewhere = await visit({ host: 'evil.test' });
  const other = await visit({}, '/hello?a=1');

  expect(elsewhere.body).not.toContain(own);
  expect(other.body).not.toContain(own);
});

test('a kept page of a release that was taken back is not used again', async () => {
  const { releases, visit, keeps } = await aKeepingHost();
  await keeps();
  releases.upload('mf-a', '2', { text: 'two' });

  releases.register({ shell: '1', 'mf-a': '2' }, { revision: 2 });
  await expect.poll(async () => (await visit()).body, { timeout: patientMs }).toContain('two');

  expect((await visit()).body).not.toContain('price');
});

test('a page with the inspector is composed for its developer alone', async () => {
  const { visit, keeps } = await aKeepingHost();
  await keeps();

  const seen = await visit({}, '/hello?xray');
  const again = await visit({}, '/hello?xray');

  expect(seen.body).toContain('"xray"');
  expect(again.body).not.toBe(seen.body);
});
