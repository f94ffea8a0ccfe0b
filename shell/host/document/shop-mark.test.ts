import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { markLink, markRoutes } from './shop-mark.ts';

function aHostWith(logoPath: string | null) {
  const host = Fastify();
  markRoutes(host, {
    frame: () => Promise.resolve(logoPath === null ? null : { logoPath }),
  });
  onTestFinished(() => host.close());
  return host;
}

test('a drawn mark is named as it is, any other as the PNG that is made of it', () => {
  expect(markLink('/media/mark.svg')).toBe(
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  );
  expect(markLink('/media/mark-240.webp')).toBe(
    '<link rel="icon" href="/media/app-icon/mark-240.webp/plain-192.png" type="image/png">',
  );
});

test('/favicon.ico leads to the mark as a PNG, and /favicon.svg to the mark itself', async () => {
  const host = aHostWith('/media/mark.svg');

  const ico = await host.inject('/favicon.ico');
  const svg = await host.inject('/favicon.svg');

  expect(ico).toMatchObject({ statusCode: 302 });
  expect(ico.headers.location).toBe('/media/app-icon/mark.svg/plain-192.png');
  expect(svg.headers.location).toBe('/media/mark.svg');
});

test.each([null, ''])('without a mark (%j) both are not there, in few bytes', async (logoPath) => {
  const host = aHostWith(logoPath);

  for (const path of ['/favicon.ico', '/favicon.svg']) {
    expect(await host.inject(path)).toMatchObject({ statusCode: 404, body: '' });
  }
});
