import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aPicture, aProduct } from '../catalogue/catalogue-fixtures.ts';
import { aPictureStore } from '../pictures/stored-picture-fixtures.ts';
import type { Store } from '../store/store.ts';
import { emptyDatabase } from '../testing/test-database.ts';
import { testShop } from '../testing/test-shop.ts';
import { aFolder, aStoreIn, filesIn, run } from './backup-fixtures.ts';
import { backUpStore, refusalOf, restore } from './in-process-fixtures.ts';

const patienceMs = 180_000;

const base = '0123456789abcdef';
const names = [`${base}-160.webp`, `${base}-320.webp`];

/** The store gets a product, whose picture no machine but the store of pictures has. */
async function withAPicture(store: Store): Promise<void> {
  const picture = { ...aPicture(`/media/${base}`), Widths: [160, 320], Formats: ['webp' as const] };
  await aProduct(await testShop({ store }), { pictures: [picture] });
}

/** A shop, and the store that has the picture of its product. */
async function aShopWithAPicture() {
  const { server, environment } = await aPictureStore();
  const { store } = await emptyDatabase();
  await withAPicture(store);
  for (const name of names) server.files.set(name, Buffer.from(name));
  return { server, environment, store };
}

test(
  'a backup has the pictures that only the store has, and a restore sends them to another store',
  { timeout: patienceMs },
  async () => {
    const [one, other] = [await aPictureStore(), await aPictureStore()];
    const folder = aFolder();
    const store = await aStoreIn(folder);
    await withAPicture(store);
    await store.close();
    for (const name of names) one.server.files.set(name, Buffer.from(name));
    const [machine, file] = [aFolder(), join(aFolder(), 'shop.tar.gz')];

    const backedUp = await run('backup', { folder, settings: one.environment }, file);
    await restore({ folder: machine, settings: other.environment }, file);

    expect(backedUp.code).toBe(0);
    expect(backedUp.said).toContain('2 files of pictures');
    expect(filesIn(join(machine, 'media'))).toEqual(names);
    for (const name of names) expect(other.server.files.get(name)?.toString()).toBe(name);
  },
);

test(
  'a trial restores the rows, checks the pictures, and puts them neither into the folder nor into the store',
  { timeout: patienceMs },
  async () => {
    const { server, environment, store } = await aShopWithAPicture();
    const [folder, machine, file] = [aFolder(), aFolder(), join(aFolder(), 'shop.tar.gz')];
    await backUpStore(store, { folder, settings: environment }, file);
    // A customer has deleted them since.
    server.files.clear();

    const { code, said } = await run(
      'restore',
      { folder: machine, settings: environment },
      file,
      '--trial',
    );

    expect(said).toContain('2 files of pictures, which were checked and left out');
    expect(code).toBe(0);
    expect(filesIn(machine)).toContain('store');
    expect(filesIn(join(machine, 'media'))).toEqual([]);
    expect([...server.files.keys()]).toEqual([]);
  },
);

test(
  'no backup is made without the pictures of a store that does not answer, and no restore',
  { timeout: patienceMs },
  async () => {
    const { server, environment, store } = await aShopWithAPicture();
    const [folder, machine, backups] = [aFolder(), aFolder(), aFolder()];
    const file = join(backups, 'shop.tar.gz');

    server.trouble = () => 403;
    const refused = await refusalOf(backUpStore(store, { folder, settings: environment }, file));
    const left = filesIn(backups);
    server.trouble = () => undefined;
    await backUpStore(store, { folder, settings: environment }, file);
    server.trouble = () => 403;
    const unrestored = await refusalOf(restore({ folder: machine, settings: environment }, file));

    expect(refused).toMatch(/^The store \S+ answers 403 to GET \S+: see KASHI_MEDIA_TOKEN\.$/);
    expect(left).toEqual([]);
    expect(unrestored).toContain('answers 403 to PUT');
    expect(filesIn(join(machine, 'media'))).toEqual([]);
    expect(filesIn(machine)).not.toContain('store');
  },
);
