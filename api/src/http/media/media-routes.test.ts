import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { testShop } from '../../testing/test-shop.ts';

async function aShopWithPictures() {
  const data = await mkdtemp(join(tmpdir(), 'kashi-media-'));
  onTestFinished(() => rm(data, { recursive: true }));
  const shop = await testShop({ environment: { KASHI_DATA: data } });
  const media = join(data, 'media');
  const picture = sharp({
    create: { width: 40, height: 21, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  });
  await picture.webp().toFile(join(media, 'watch-40.webp'));
  return { shop, media };
}

test('a picture is shared as a JPEG of its own size on white, which is made once', async () => {
  const { shop, media } = await aShopWithPictures();

  const all = await Promise.all(
    [1, 2, 3].map(() => shop.askAnything('GET', '/media/watch-40.jpg')),
  );
  const later = await shop.askAnything('GET', '/media/watch-40.jpg');

  for (const { statusCode, headers } of [...all, later]) {
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('image/jpeg');
    expect(headers['cache-control']).toContain('max-age=2592000');
  }
  const image = sharp(later.rawPayload);
  const { format, width, height } = await image.metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 40, height: 21 });
  const { dominant } = await image.stats();
  expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
  expect((await readdir(media)).toSorted()).toEqual(['watch-40.jpg', 'watch-40.webp']);
});

test.each([
  '/media/watch-4000.jpg',
  '/media/watch.jpg',
  '/media/..%2Fwatch-40.jpg',
  '/media/%2e%2e/watch-40.jpg',
])('%s is not a picture of the shop, and no JPEG is made of it', async (url) => {
  const { shop, media } = await aShopWithPictures();

  const { statusCode } = await shop.askAnything('GET', url);

  expect(statusCode).toBe(404);
  expect(await readdir(media)).toEqual(['watch-40.webp']);
});

test('a damaged picture file is a server error, and leaves no JPEG behind', async () => {
  const { shop, media } = await aShopWithPictures();
  await writeFile(join(media, 'broken-40.webp'), 'no picture');
  const { error } = console;
  console.error = () => undefined;
  onTestFinished(() => {
    console.error = error;
  });

  const broken = await shop.askAnything('GET', '/media/broken-40.jpg');
  const next = await shop.askAnything('GET', '/media/watch-40.jpg');

  expect(broken.statusCode).toBe(500);
  expect(next.statusCode).toBe(200);
  expect(await readdir(media)).not.toContain('broken-40.jpg');
});

test('a symbolic link out of the folder is not followed, one within it is', async () => {
  const { shop, media } = await aShopWithPictures();
  await writeFile(join(media, '../secret.svg'), 'nobody else sees this');
  await symlink('../secret.svg', join(media, 'way-out.svg'));
  await mkdir(join(media, 'summer'));
  await symlink('../watch-40.webp', join(media, 'summer/watch.webp'));

  const out = await shop.askAnything('GET', '/media/way-out.svg');
  const within = await shop.askAnything('GET', '/media/summer/watch.webp');

  expect(out.statusCode).toBe(404);
  expect(within.statusCode).toBe(200);
  expect(within.headers['content-type']).toBe('image/webp');
});
