import { expect, test, vi } from 'vitest';
import { aKeepingHost, aTellingApi } from './kept-fixtures.ts';

vi.setConfig({ testTimeout: 60_000 });
const patient = { timeout: 20_000 };

/** A host with one address for several APIs; the API `a` sends the notices. */
async function aHostBehindBalancer() {
  const shop = await aKeepingHost({ apiName: 'a' });
  await shop.keeps();
  return shop;
}

test("a page with answers of another API than the notices' is not kept", async () => {
  const { api, text } = await aHostBehindBalancer();
  api.state.answers = 'b';
  api.say(['product-1']);
  await text();

  const pages = [await text(), await text(), await text()];

  expect(new Set(pages).size).toBe(3);
});

test('a page whose frame came from another API is not kept', async () => {
  const { api, text, visit, keeps } = await aHostBehindBalancer();
  api.state.answers = 'b';
  api.state.headers = { ...api.state.headers, 'kashi-api': 'a' };
  // The frame is read again, and this time another API answers.
  api.say(['*']);
  await visit();

  const pages = [await text(), await text(), await text()];
  api.state.answers = 'a';
  api.say(['*']);

  expect(new Set(pages).size).toBe(3);
  await keeps();
});

/** A host that knows two APIs, `shop.api` first. */
async function aHostOfTwo() {
  const other = await aTellingApi();
  Object.assign(other.state, { tells: 'b', answers: 'b', price: 700 });
  const shop = await aKeepingHost({ apiName: 'a', others: [other.url] });
  await shop.keeps();
  return { ...shop, other };
}

test('when its API ends, a host uses and hears another API, and it returns when its own is back', async () => {
  const { api, other, text, keeps } = await aHostOfTwo();

  await api.end();
  await expect.poll(() => text(), patient).toContain('price 700');
  await keeps();
  other.state.price = 800;
  other.say(['product-1']);
  await expect.poll(() => text(), patient).toContain('price 800');
  api.again();

  await expect.poll(() => text(), patient).toContain('price 100');
  await keeps();
});

test('an API with a silent line is left, because notices may be missing', async () => {
  const { api, text } = await aHostOfTwo();

  api.fallSilent();

  await expect.poll(() => text(), patient).toContain('price 700');
});
