import { mkdtempSync, readdirSync, renameSync, rmSync, utimesSync, copyFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { aProduct } from '../../catalogue/catalogue-fixtures.ts';
import { testShop, type TestShop } from '../../testing/test-shop.ts';
import { Cutter } from '../cutter.ts';
import { aPng } from '../picture-fixtures.ts';
import { clearOldSets, placePictures } from './placed-pictures.ts';
import { StagedPictures } from './staged-pictures.ts';

/** A shop whose process has ended after it had put a picture into the media folder, and before it had written any row. */
async function aShopWithAPlacedPicture() {
  const shop = await testShop();
  const media = mkdtempSync(join(tmpdir(), 'kashi-media-'));
  onTestFinished(() => rmSync(media, { recursive: true }));
  const staged = await StagedPictures.make(media);
  const bring = async (path: string) => {
    await writeFile(path, await aPng({ width: 200, height: 200 }));
    return null;
  };
  const cut = await staged.prepare('a.png', { cutter: new Cutter(), bring });
  if ('is' in cut) throw new Error(`The picture is not fit: ${cut.is}`);
  await placePictures(
    { mediaFolder: media, pictureStore: null },
    staged,
    new Map([['a.png', cut]]),
  );
  const pictures = () => readdirSync(media).filter((name) => !name.startsWith('.'));
  return { shop, media, staged, cut, pictures };
}

function sevenHoursLater({ folder }: StagedPictures): void {
  const then = new Date(Date.now() - 7 * 3_600_000);
  utimesSync(folder, then, then);
}

const showIt = async (shop: TestShop, picture: object) => {
  const { productId } = await aProduct(shop, { name: 'قوری' });
  const row = { product_id: productId, position: 9, picture: JSON.stringify(picture) };
  await shop.store.db.insertInto('product_pictures').values(row).execute();
};

test('what a killed import has put into the shop goes after some hours, and not before', async () => {
  const { shop, media, staged, pictures } = await aShopWithAPlacedPicture();

  await clearOldSets(media, shop.store.db);
  const soon = pictures();
  sevenHoursLater(staged);
  await clearOldSets(media, shop.store.db);

  // In two widths and two formats.
  expect(soon).toHaveLength(4);
  expect(readdirSync(media)).toEqual([]);
});

test('a picture that a product shows stays, whoever has put it there', async () => {
  const { shop, media, staged, cut, pictures } = await aShopWithAPlacedPicture();
  await showIt(shop, cut.picture);
  sevenHoursLater(staged);

  await clearOldSets(media, shop.store.db);

  expect(pictures()).toHaveLength(4);
});

test('a picture that was uploaded since by the same name stays', async () => {
  const { shop, media, staged, pictures } = await aShopWithAPlacedPicture();
  for (const name of pictures()) {
    copyFileSync(join(media, name), join(staged.folder, name));
    renameSync(join(staged.folder, name), join(media, name));
  }
  sevenHoursLater(staged);

  await clearOldSets(media, shop.store.db);

  expect(pictures()).toHaveLength(4);
});

test('of many sets the last used ones alone are kept', async () => {
  const { shop, media } = await aShopWithAPlacedPicture();
  for (let count = 0; count < 9; count++) await StagedPictures.make(media);

  await clearOldSets(media, shop.store.db);

  expect(readdirSync(media).filter((name) => name.startsWith('.import-'))).toHaveLength(5);
});
