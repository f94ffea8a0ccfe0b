import { expect, test } from 'vitest';
import { newServerDatabase, serverStore, serverUrl } from '../../testing/server-database.ts';
import { importCatalogue, importRows, OtherImportError } from './import-catalogue.ts';
import { readRows } from './read-rows.ts';

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
