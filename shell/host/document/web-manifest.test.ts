import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import type { FrameData } from '@kashi/shared/border/frame-data';
import { webManifestRoute } from './web-manifest.ts';

function aHostOf(frame: Partial<FrameData> | null) {
  const host = Fastify();
  webManifestRoute(host, { content: { frame: () => Promise.resolve(frame as FrameData | null) } });
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
    display: 'standalone',
    icons: [{ src: '/media/mark.svg', sizes: 'any' }],
  });
});

test('a mark that is a photograph names no size, and a shop without a mark has no icon', async () => {
  const photograph = await aHostOf({ shopName: 'لاله', logoPath: '/media/mark.webp' });
  const none = await aHostOf({ shopName: 'لاله', logoPath: '' });

  expect(photograph.json()).toMatchObject({ icons: [{ src: '/media/mark.webp' }] });
  expect(photograph.json<{ icons: object[] }>().icons[0]).not.toHaveProperty('sizes');
  expect(none.json()).not.toHaveProperty('icons');
});

test('while the facts of the shop cannot be read, the manifest is asked for again later', async () => {
  const answer = await aHostOf(null);

  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('60');
});
