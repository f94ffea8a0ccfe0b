import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import type { FrameData } from '@kashi/border/frame-data';
import { shopPages } from '@kashi/border/pages/shop-pages';
import { webManifestRoute } from './web-manifest.ts';

const pages = shopPages([
  { paths: ['/cart'], role: 'cart' },
  { paths: ['/info'], menu: [{ title: 'اطلاعات', icon: 'user', in: { account: 1 } }] },
  { paths: ['/orders'], menu: [{ title: 'سفارش‌ها', icon: 'package', in: { account: 2 } }] },
]);

function aHostOf(frame: Partial<FrameData> | null, known = pages) {
  const host = Fastify();
  webManifestRoute(host, {
    content: { frame: () => Promise.resolve(frame as FrameData | null) },
    pages: () => Promise.resolve(known),
  });
  onTestFinished(() => host.close());
  return host.inject('/manifest.webmanifest');
}

test("a phone that keeps the shop among its applications shows the shop's own name and mark, right to left", async () => {
  const answer = await aHostOf({ shopName: 'لاله', logoPath: '/media/mark.svg' });

  expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  expect(answer.json()).toMatchObject({
    name: 'لاله',
    lang: 'fa',
    dir: 'rtl',
    start_url: '/',
    scope: '/',
    display: 'standalone',
  });
});

test('each phone finds an icon: a drawing of any size, pictures of two sizes, and the same for phones that cut a shape', async () => {
  const answer = await aHostOf({ shopName: 'لاله', logoPath: '/media/mark.svg' });

  const made = '/media/app-icon/mark.svg';
  expect(answer.json<{ icons: object[] }>().icons).toEqual([
    { src: '/media/mark.svg', sizes: 'any' },
    { src: `${made}/plain-192.png`, sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: `${made}/plain-512.png`, sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: `${made}/maskable-192.png`, sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: `${made}/maskable-512.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ]);
});

test('a mark on another host has the icons of the shop, and a shop without a mark has none', async () => {
  const elsewhere = await aHostOf({ shopName: 'لاله', logoPath: 'https://pics.example/mark.webp' });
  const none = await aHostOf({ shopName: 'لاله', logoPath: '' });

  const { icons } = elsewhere.json<{ icons: { src: string }[] }>();
  expect(icons).toHaveLength(4);
  expect(icons[0]!.src).toBe('/media/app-icon/mark.webp/plain-192.png');
  expect(none.json()).not.toHaveProperty('icons');
});

test('the application leads straight to the cart and to the orders, where the shop has such pages', async () => {
  const all = await aHostOf({ shopName: 'لاله', logoPath: '' });
  const none = await aHostOf({ shopName: 'لاله', logoPath: '' }, shopPages([]));

  expect(all.json()).toHaveProperty('shortcuts', [
    { name: 'سبد خرید', url: '/cart' },
    { name: 'سفارش‌ها', url: '/orders' },
  ]);
  expect(none.json()).toHaveProperty('shortcuts', []);
});

test('the manifest is asked for each time, so that a new name or mark is seen as in the header', async () => {
  const answer = await aHostOf({ shopName: 'لاله', logoPath: '' });

  expect(answer.headers['cache-control']).toBe('no-cache');
});

test('while the facts of the shop cannot be read, the manifest is asked for again later', async () => {
  const answer = await aHostOf(null);

  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('60');
});
