import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aPicture, aProduct } from '../catalogue/catalogue-fixtures.ts';
import { aPictureStore } from '../pictures/stored-picture-fixtures.ts';
import { testShop } from '../testing/test-shop.ts';
import { aFolder, aStoreIn, filesIn, run } from './backup-fixtures.ts';

const patienceMs = 180_000;

/** The data folder of a stopped shop with a product, whose picture no machine but the store of pictures has. */
async function aShopWithAPicture(base: string) {
  const folder = aFolder();
  const store = await aStoreIn(folder);
  const picture = { ...aPicture(`/media/${base}`), Widths: [160, 320], Formats: ['webp' as const] };
  await aProduct(await testShop({ store }), { pictures: [picture] });
  await store.close();
  return { folder, names: [`${base}-160.webp`, `${base}-320.webp`] };
}

test(
  'a backup has the pictures that only the store has, and a restore sends them to another store',
  { timeout: patienceMs },
  async () => {
    const [one, other] = [await aPictureStore(), await aPictureStore()];
    const { folder, names } = await aShopWithAPicture('0123456789abcdef');
    for (const name of names) one.server.files.set(name, Buffer.from(name));
    const [machine, file] = [aFolder(), join(aFolder(), 'shop.tar.gz')];

    const backedUp = await run('backup', { folder, settings: one.environment }, file);
    const restored = await run('restore', { folder: machine, settings: other.environment }, file);

    expect([backedUp, restored]).toMatchObject([{ code: 0 }, { code: 0 }]);
    expect(backedUp.said).toContain('2 files of pictures');
    expect(filesIn(join(machine, 'media'))).toEqual(names);
    for (const name of names) expect(other.server.files.get(name)?.toString()).toBe(name);
  },
);

test(
  'no backup is made without the pictures of a store that does not answer, and no restore',
  { timeout: patienceMs },
  async () => {
    const { server, environment } = await aPictureStore();
    const { folder, names } = await aShopWithAPicture('0123456789abcdef');
    for (const name of names) server.files.set(name, Buffer.from(name));
    const [machine, backups] = [aFolder(), aFolder()];
    const file = join(backups, 'shop.tar.gz');

    server.trouble = () => 403;
    const refused = await run('backup', { folder, settings: environment }, file);
    const left = filesIn(backups);
    server.trouble = () => undefined;
    await run('backup', { folder, settings: environment }, file);
    server.trouble = () => 403;
    const unrestored = await run('restore', { folder: machine, settings: environment }, file);

    expect(refused.code).toBe(1);
    expect(refused.said).toMatch(
      /^The store \S+ answers 403 to GET \S+: see KASHI_MEDIA_TOKEN\.$/m,
    );
    expect(left).toEqual([]);
    expect(unrestored.code).toBe(1);
    expect(unrestored.said).toContain('answers 403 to PUT');
    expect(filesIn(join(machine, 'media'))).toEqual([]);
    expect(filesIn(machine)).not.toContain('store');
  },
);
