import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addPiece } from '../../carts/add-piece.ts';
import { createCart } from '../../carts/cart-rows.ts';
import { aProduct } from '../../catalogue/catalogue-fixtures.ts';
import { refreshListing } from '../../catalogue/refresh-listing.ts';
import { saveShelf } from '../../desk-goods/shelves.ts';
import { readShelves } from '../../desk-goods/shelf-tables.ts';
import {
  newServerDatabase,
  serverStore,
  serverUrl,
  untilWaiting,
} from '../../testing/server-database.ts';
import { importCatalogue, importRows, OtherImportError } from './import-catalogue.ts';
import { readRows } from './read-rows.ts';
import { ShelfNames } from './shelf-names.ts';

const teas = readRows(
  `name,group,subgroup,brand,price,stock
چای سیاه,خوراک,نوشیدنی,کاشی,120000,5
چای سبز,خوراک,نوشیدنی,کاشی,90000,2
`,
  'csv',
);

test.skipIf(!serverUrl)(
  'of two imports at once one creates the goods and their shelves, and the other is told',
  async () => {
    const database = await newServerDatabase();
    const [one, other] = [await serverStore(database), await serverStore(database)];

    const told = await one.transaction(async (tx) => {
      await importRows(tx, { read: teas, pictures: null, now: new Date() });
      const second = { store: other, clock: () => new Date() };
      return importCatalogue(second, teas, { dryRun: false }).catch((error: unknown) => error);
    });

    expect(told).toBeInstanceOf(OtherImportError);
    const shelves = await one.db.selectFrom('brands').select('title').execute();
    const goods = await one.db.selectFrom('products').select('name').orderBy('id').execute();
    expect(shelves).toEqual([{ title: 'کاشی' }]);
    expect(goods.map(({ name }) => name)).toEqual(['چای سیاه', 'چای سبز']);
  },
);

/** A shop with two products, and a file that lists the newer one first, as the shop's own does. */
async function aShopWithItsFile() {
  const store = await serverStore(await newServerDatabase());
  const [one, two] = [await aProduct({ store }), await aProduct({ store }, { name: 'قاب' })];
  const file = readRows(`id,price\n${two.productId},90000\n${one.productId},80000\n`, 'csv');
  return { store, one, two, file };
}

/** A shop with a product, and a file that puts another one beside it. */
async function aShopAndNewGoods() {
  const { store } = await aShopWithItsFile();
  const { groups, subGroups, brands } = await readShelves(store.db);
  const [group, subGroup, brand] = [groups[0]!, subGroups[0]!, brands[0]!];
  const row = `چای تازه,${group.title},${subGroup.title},${brand.title},90000,2`;
  const added = readRows(`name,group,subgroup,brand,price,stock\n${row}\n`, 'csv');
  return { store, subGroup, brand, added };
}

test.skipIf(!serverUrl)(
  'an import and the discounts that turn meanwhile wait for each other in one order, whatever the order of the file',
  async () => {
    const { store, one, two, file } = await aShopWithItsFile();

    const imported = await store.transaction(async (tx) => {
      await refreshListing(tx, [one.productId]);
      const running = importCatalogue({ store, clock: () => new Date() }, file, { dryRun: false });
      await untilWaiting(store);
      await refreshListing(tx, [two.productId]);
      return { running };
    });

    expect(await imported.running).toMatchObject({ imported: true, changed: 2 });
  },
);

test.skipIf(!serverUrl)(
  'a brand is named anew while an import gives it a product, and neither is refused',
  async () => {
    const { store, one, file } = await aShopWithItsFile();
    const [brand] = (await readShelves(store.db)).brands;
    const { id, version } = brand!;

    const { named } = await store.transaction(async (tx) => {
      await importRows(tx, { read: file, pictures: null, now: new Date() });
      const named = store.transaction((other) =>
        saveShelf(other, { kind: 'brand', id, version, parentId: null, title: 'کاشی نو' }),
      );
      await untilWaiting(store);
      const { subgroup_id, brand_id } = await tx
        .selectFrom('products')
        .select(['subgroup_id', 'brand_id'])
        .where('id', '=', one.productId)
        .executeTakeFirstOrThrow();
      const row = { name: 'چای', short_name: 'چای', subgroup_id, brand_id, price: 9000 };
      await tx.insertInto('products').values(row).execute();
      return { named };
    });

    expect(await named).toMatchObject({ after: { title: 'کاشی نو' } });
  },
);

test.skipIf(!serverUrl)(
  'goods that an import puts on a brand while it is named anew are found by its new name',
  async () => {
    const { store, brand, added } = await aShopAndNewGoods();
    const { id, version } = brand;

    const { named } = await store.transaction(async (tx) => {
      await importRows(tx, { read: added, pictures: null, now: new Date() });
      const named = store.transaction((other) =>
        saveShelf(other, { kind: 'brand', id, version, parentId: null, title: 'زنبق' }),
      );
      await untilWaiting(store);
      return { named };
    });
    await named;

    const { search_text } = await store.db
      .selectFrom('product_listing')
      .select('search_text')
      .where('name', '=', 'چای تازه')
      .executeTakeFirstOrThrow();
    expect(search_text).toContain('زنبق');
  },
);

test.skipIf(!serverUrl)(
  'shelves under a subgroup are made, and its size guide is chosen, while an import puts goods on it',
  async () => {
    const { store, subGroup, added } = await aShopAndNewGoods();
    const { id, title, version } = subGroup;

    const { after } = await store.transaction(async (tx) => {
      await importRows(tx, { read: added, pictures: null, now: new Date() });
      return store.transaction(async (other) => {
        await sql`set local lock_timeout = '2s'`.execute(other);
        const kept = { kind: 'subGroup', id, version, parentId: null, title } as const;
        await saveShelf(other, { ...kept, sizeGuide: null });
        const made = {
          kind: 'category',
          id: null,
          version: null,
          parentId: id,
          title: 'دم‌نوش',
        } as const;
        return saveShelf(other, made);
      });
    });

    expect(after).toMatchObject({ title: 'دم‌نوش', parentId: subGroup.id });
  },
);

test.skipIf(!serverUrl)('goods can be put into carts while an import writes them', async () => {
  const { store, one, file } = await aShopWithItsFile();

  const added = await store.transaction(async (tx) => {
    await importRows(tx, { read: file, pictures: null, now: new Date() });
    return store.transaction(async (adding) => {
      await sql`set local lock_timeout = '2s'`.execute(adding);
      const cart = await createCart(adding, null, new Date());
      await addPiece(adding, cart.id, one.saleParamIds[0] ?? 0);
      return adding.selectFrom('cart_lines').select('quantity').execute();
    });
  });

  expect(added).toEqual([{ quantity: 1 }]);
});

test.skipIf(!serverUrl)('one new tag of two saves at once is made once', async () => {
  const store = await serverStore(await newServerDatabase());

  const [first, second] = await store.transaction(async (tx) => {
    const made = await ShelfNames.making(tx).tag('تازه');
    const other = store.transaction((otherTx) => ShelfNames.making(otherTx).tag('تازه'));
    await untilWaiting(store);
    return [made, other] as const;
  });

  expect(await second).toBe(first);
});
