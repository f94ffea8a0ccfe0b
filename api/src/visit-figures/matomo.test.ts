import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { readEnvironment } from '../settings/environment.ts';
import { testShop } from '../testing/test-shop.ts';
import { readVisits } from './read-visits.ts';
import { matomo } from './matomo.ts';
import { VisitFigures } from './visit-figures.ts';

const site = 3;
const publicUrl = 'https://shop.example';

/** A Matomo on this machine that answers with a status, and what it was told. */
async function aMatomo(status = 200) {
  const told: { path: string | undefined; headers: object; body: string }[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      told.push({ path: request.url, headers: request.headers, body });
      response.writeHead(status).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { url: new URL(`http://127.0.0.1:${port}/stats/`), told };
}

const ofSite = { idsite: '3', rec: '1', apiv: '1', ca: '1', bots: '1' };

test('a Matomo is told each counter as one event of the shop, with its number and nothing of a visitor', async () => {
  const { url, told } = await aMatomo();

  await matomo({ url, site }, publicUrl).forward([
    { event: 'view', productId: 1102, times: 4 },
    { event: 'pay', productId: null, times: 1 },
  ]);

  const [{ path, body } = { path: '', body: '' }] = told;
  const { requests } = JSON.parse(body) as { requests: string[] };
  expect(path).toBe('/stats/matomo.php');
  expect(requests.map((each) => Object.fromEntries(new URLSearchParams(each)))).toEqual([
    {
      ...ofSite,
      url: 'https://shop.example/product/1102',
      e_c: 'shop',
      e_a: 'view',
      e_n: '1102',
      e_v: '4',
    },
    {
      ...ofSite,
      url: 'https://shop.example/',
      e_c: 'shop',
      e_a: 'pay',
      e_v: '1',
    },
  ]);
});

test.each([
  ['refuses', 500],
  ['is not there', null],
])('a Matomo that %s costs the shop none of its own figures', async (_what, status) => {
  const { url } = status === null ? { url: new URL('http://127.0.0.1:1/') } : await aMatomo(status);
  const shop = await testShop();
  const figures = new VisitFigures(shop, matomo({ url, site }, publicUrl));

  figures.note('begin', null);
  await figures.write();

  const day = '2026-01-10';
  expect((await readVisits(shop.store.db, { from: day, to: day })).begin).toBe(1);
});

test('an address below a folder keeps its folder, and half a Matomo is refused with a sentence', () => {
  const read = (KASHI_FIGURES_MATOMO_URL?: string, KASHI_FIGURES_MATOMO_SITE?: string) =>
    readEnvironment({ KASHI_FIGURES_MATOMO_URL, KASHI_FIGURES_MATOMO_SITE }).matomo;

  expect(read('https://stats.example/matomo', '3')).toEqual({
    url: new URL('https://stats.example/matomo/'),
    site: 3,
  });
  expect(read()).toBeNull();
  expect(() => read('https://stats.example')).toThrow(/KASHI_FIGURES_MATOMO_SITE/);
  expect(() => read(undefined, '3')).toThrow(/KASHI_FIGURES_MATOMO_URL/);
});
