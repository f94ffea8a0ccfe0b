import { expect, test, vi } from 'vitest';
import { aKeepingHost, aTellingApi } from './kept-fixtures.ts';

vi.setConfig({ testTimeout: 60_000 });
const patient = { timeout: 20_000 };

/** A host at one address of several APIs: one of them, `a`, tells it what changes. */
async function aHostBehindBalancer() {
  const shop = await aKeepingHost();
  await shop.keeps();
  Object.assign(shop.api.state, { tells: 'a', answers: 'a' });
  shop.api.breakLines();
  await shop.keeps();
  return shop;
}

test('a page of answers by another API than the one that tells of changes is kept for nobody', async () => {
  const { api, text } = await aHostBehindBalancer();
  api.state.answers = 'b';
  api.say(['product-1']);
  await text();

  const pages = [await text(), await text(), await text()];

  expect(new Set(pages).size).toBe(3);
});

test('a page in a frame that another API has told of is kept for nobody', async () => {
  const { api, text, visit, keeps } = await aHostBehindBalancer();
  api.state.answers = 'b';
  api.state.headers = { ...api.state.headers, 'kashi-api': 'a' };
  // The frame is read anew, and by now another answers.
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
  const shop = await aKeepingHost({ others: [other.url] });
  await shop.keeps();
  Object.assign(shop.api.state, { tells: 'a', answers: 'a' });
  shop.api.breakLines();
  // A line that breaks sends the host to the other one, and it comes back to its own.
  await expect.poll(() => shop.text(), patient).toContain('price 700');
  await expect.poll(() => shop.text(), patient).toContain('price 100');
  await shop.keeps();
  return { ...shop, other };
}

test('where its API ends a host keeps what another says, and hears that one; it goes back when its own is there again', async () => {
  const { api, other, text, keeps } = await aHostOfTwo();

  await api.end();
  await expect.poll(() => text(), patient).toContain('price 700');
  await keeps();
  other.state.price = 800;
  other.say(['product-1']);
  await expect.poll(() => text(), { timeout: 1000, interval: 5 }).toContain('price 800');
  api.again();

  await expect.poll(() => text(), patient).toContain('price 100');
  await keeps();
});

test('an API whose line says nothing any more is left, since nobody knows what it would have said', async () => {
  const { api, text } = await aHostOfTwo();

  api.fallSilent();

  await expect.poll(() => text(), patient).toContain('price 700');
});
