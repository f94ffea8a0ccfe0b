import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appIconGround } from '@kashi/contracts/app-icons';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { testShop } from '../testing/test-shop.ts';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="24"><rect width="48" height="24" fill="#c00000"/></svg>';

const ground = [1, 3, 5].map((at) => Number.parseInt(appIconGround.slice(at, at + 2), 16));

async function aShopWithTheMark(file: string) {
  const data = await mkdtemp(join(tmpdir(), 'kashi-icons-'));
  onTestFinished(() => rm(data, { recursive: true }));
  const shop = await testShop({ environment: { KASHI_DATA: data } });
  await writeFile(join(data, 'media/mark.svg'), drawing);
  await writeFile(join(data, 'media/product.svg'), drawing);
  await shop.store.db
    .insertInto('shop_settings')
    .values({
      shop_name: 'کاشی',
      logo_pic_path: `/media/${file}`,
      minimum_orders: 0,
      active_gateways: [],
      city_id: null,
      lat: null,
      lng: null,
    })
    .execute();
  return (path: string) => shop.askAnything('GET', `/media/app-icon/${path}`);
}

test.each([
  ['plain-192.png', 192],
  ['plain-512.png', 512],
])("%s shows the shop's mark alone, whole and in its own shape", async (file, size) => {
  const ask = await aShopWithTheMark('mark.svg');

  const { statusCode, headers, rawPayload } = await ask(`mark.svg/${file}`);

  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('image/png');
  expect(headers['cache-control']).toBe('public, max-age=2592000');
  const icon = sharp(rawPayload);
  expect(await icon.metadata()).toMatchObject({ width: size, height: size });
  expect(await pixel(rawPayload, size / 2, size / 2)).toEqual([192, 0, 0, 255]);
  expect((await pixel(rawPayload, size / 2, 2))[3]).toBe(0);
});

test.each([
  ['maskable-192.png', 192],
  ['maskable-512.png', 512],
])('%s stays whole in any shape that a phone cuts out of it', async (file, size) => {
  const ask = await aShopWithTheMark('mark.svg');

  const { rawPayload } = await ask(`mark.svg/${file}`);

  const corner = await pixel(rawPayload, 1, 1);
  expect(corner.slice(0, 3)).toEqual(ground);
  // The edge of the circle that every phone shows is ground, with no part of the mark.
  expect((await pixel(rawPayload, size * 0.11, size / 2)).slice(0, 3)).toEqual(ground);
  expect((await pixel(rawPayload, size / 2, size / 2)).slice(0, 3)).toEqual([192, 0, 0]);
});

test.each(['product.svg/plain-192.png', 'mark.svg/plain-4000.png', 'mark.svg/other-192.png'])(
  'nobody can have %s drawn, which is no icon of the mark that the shop has now',
  async (path) => {
    const ask = await aShopWithTheMark('mark.svg');

    expect((await ask(path)).statusCode).toBe(404);
  },
);

test('a mark whose file is away has no icon', async () => {
  const ask = await aShopWithTheMark('gone.webp');

  expect((await ask('gone.webp/plain-192.png')).statusCode).toBe(404);
});

async function pixel(png: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const start = (Math.round(y) * info.width + Math.round(x)) * info.channels;
  return [...data.subarray(start, start + info.channels)];
}
