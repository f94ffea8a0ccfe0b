import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { testShop } from '../../testing/test-shop.ts';
import { measureFrontPage } from './measure-front-page.ts';

/** A picture in one file of one colour, as an earlier version has taken it. */
async function anEarlierPicture(mediaFolder: string, name: string, colour: string) {
  await sharp({ create: { width: 320, height: 160, channels: 3, background: colour } })
    .webp()
    .toFile(join(mediaFolder, `${name}-320.webp`));
  return withoutFile(name);
}

function withoutFile(name: string) {
  const Base = `/media/${name}`;
  return { Base, Widths: [320], Formats: ['webp'], Width: 320, Height: 160, Alt: '' };
}

async function aShop() {
  const data = await mkdtemp(join(tmpdir(), 'kashi-ink-'));
  onTestFinished(() => rm(data, { recursive: true }));
  const shop = await testShop({ environment: { KASHI_DATA: data } });
  return { ...shop, mediaFolder: join(data, 'media') };
}

test('pictures that were taken before any was measured are measured, each where it stands', async () => {
  const shop = await aShop();
  const { db } = shop.store;
  const pale = await anEarlierPicture(shop.mediaFolder, 'pale', '#f5d98b');
  const deep = await anEarlierPicture(shop.mediaFolder, 'deep', '#14285c');
  await db
    .insertInto('sliders')
    .values({ picture: JSON.stringify(pale) })
    .execute();
  await db
    .insertInto('banners')
    .values([{ slot: 0, picture: JSON.stringify(deep) }, { slot: 1 }])
    .execute();

  await measureFrontPage(shop);

  const slides = await db.selectFrom('sliders').select('picture').execute();
  const banners = await db.selectFrom('banners').select('picture').orderBy('slot').execute();
  expect(slides).toEqual([{ picture: { ...pale, Ink: 'dark' } }]);
  expect(banners).toEqual([{ picture: { ...deep, Ink: 'light' } }, { picture: null }]);
});

test('a picture without its file stays as it is, and keeps no other from being measured', async () => {
  const shop = await aShop();
  const { db } = shop.store;
  const deep = await anEarlierPicture(shop.mediaFolder, 'deep', '#14285c');
  await db
    .insertInto('banners')
    .values([
      { slot: 0, picture: JSON.stringify(withoutFile('gone')) },
      { slot: 1, picture: JSON.stringify(deep) },
    ])
    .execute();

  await measureFrontPage(shop);

  const banners = await db.selectFrom('banners').select('picture').orderBy('slot').execute();
  expect(banners).toMatchObject([{ picture: withoutFile('gone') }, { picture: { Ink: 'light' } }]);
  expect(banners[0]?.picture).not.toHaveProperty('Ink');
});
