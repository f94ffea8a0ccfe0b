import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aPicture, aProduct } from '../../catalogue/catalogue-fixtures.ts';
import { allGroups } from '../../seed/catalogue/all-groups.ts';
import { allPictures } from '../../seed/pictures/all-pictures.ts';
import type { Store } from '../../store/store.ts';
import { emptyDatabase } from '../../testing/test-database.ts';
import { testShop } from '../../testing/test-shop.ts';
import { aFolder, filesIn, withPictures } from '../backup-fixtures.ts';
import { backUpStore, refusalOf } from '../in-process-fixtures.ts';

/** The store of a shop with one product that has this picture. */
async function aShopWith(picture: string): Promise<Store> {
  const shop = await testShop();
  await aProduct(shop, { pictures: [aPicture(`/media/${picture}`)] });
  return shop.store;
}

test.each([
  ['is missing', () => undefined],
  ['is empty, as where its disk is not mounted', (media: string) => mkdirSync(media)],
])(
  'a shop with goods whose folder of pictures %s is not backed up without them',
  async (_what, prepare) => {
    const [folder, backups] = [aFolder(), aFolder()];
    const store = await aShopWith('phone');
    prepare(join(folder, 'media'));

    const refusal = await refusalOf(backUpStore(store, { folder }, join(backups, 'shop.tar.gz')));

    expect(refusal).toBe(
      `The shop has pictures, and ${join(folder, 'media')} has none of them: bring the folder back, or mount its disk.`,
    );
    expect(filesIn(backups)).toEqual([]);
  },
);

test('a shop whose pictures are all drawn by itself needs no folder of pictures', async () => {
  const drawn = allPictures(allGroups)[0]?.recipe.id ?? '';
  const backups = aFolder();

  const place = { folder: aFolder() };
  await backUpStore(await aShopWith(drawn), place, join(backups, 'shop.tar.gz'));

  expect(filesIn(backups)).toEqual(['shop.tar.gz']);
});

test.each(['shelf', 'shelf.webp'])(
  'a link %s among the pictures is refused with a sentence, and not left out',
  async (name) => {
    const [folder, backups, elsewhere] = [aFolder(), aFolder(), aFolder()];
    const { store } = await emptyDatabase();
    withPictures(folder, { 'own-100.webp': 'own' });
    const link = join(folder, 'media', name);
    symlinkSync(elsewhere, link);

    const refusal = await refusalOf(backUpStore(store, { folder }, join(backups, 'shop.tar.gz')));

    expect(refusal).toBe(
      `${link} is a link, which no backup follows: put what it leads to in its place.`,
    );
    expect(filesIn(backups)).toEqual([]);
  },
);
