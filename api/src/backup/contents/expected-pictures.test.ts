import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aPicture, aProduct } from '../../catalogue/catalogue-fixtures.ts';
import { allGroups } from '../../seed/catalogue/all-groups.ts';
import { allPictures } from '../../seed/pictures/all-pictures.ts';
import { testShop } from '../../testing/test-shop.ts';
import { aFolder, aStoreIn, filesIn, run, withPictures } from '../backup-fixtures.ts';

const patienceMs = 120_000;

/** The data folder of a stopped shop with one product that has this picture. */
async function aShopWith(picture: string): Promise<string> {
  const folder = aFolder();
  const store = await aStoreIn(folder);
  await aProduct(await testShop({ store }), { pictures: [aPicture(`/media/${picture}`)] });
  await store.close();
  return folder;
}

test.each([
  ['is missing', () => undefined],
  ['is empty, as where its disk is not mounted', (media: string) => mkdirSync(media)],
])(
  'a shop with goods whose folder of pictures %s is not backed up without them',
  { timeout: patienceMs },
  async (_what, prepare) => {
    const [folder, backups] = [await aShopWith('phone'), aFolder()];
    prepare(join(folder, 'media'));

    const backedUp = await run('backup', { folder }, join(backups, 'shop.tar.gz'));

    expect(backedUp).toEqual({
      code: 1,
      said: `The shop has pictures, and ${join(folder, 'media')} has none of them: bring the folder back, or mount its disk.\n`,
    });
    expect(filesIn(backups)).toEqual([]);
  },
);

test(
  'a shop whose pictures are all drawn by itself needs no folder of pictures',
  { timeout: patienceMs },
  async () => {
    const drawn = allPictures(allGroups)[0]?.recipe.id ?? '';
    const folder = await aShopWith(drawn);

    const backedUp = await run('backup', { folder }, join(aFolder(), 'shop.tar.gz'));

    expect(backedUp.code).toBe(0);
  },
);

test.each(['shelf', 'shelf.webp'])(
  'a link %s among the pictures is refused with a sentence, and not left out',
  { timeout: patienceMs },
  async (name) => {
    const [folder, backups, elsewhere] = [aFolder(), aFolder(), aFolder()];
    await (await aStoreIn(folder)).close();
    withPictures(folder, { 'own-100.webp': 'own' });
    const link = join(folder, 'media', name);
    symlinkSync(elsewhere, link);

    const backedUp = await run('backup', { folder }, join(backups, 'shop.tar.gz'));

    expect(backedUp).toEqual({
      code: 1,
      said: `${link} is a link, which no backup follows: put what it leads to in its place.\n`,
    });
    expect(filesIn(backups)).toEqual([]);
  },
);
