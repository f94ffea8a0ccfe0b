import { expect, test } from 'vitest';
import { testShop } from '../../testing/test-shop.ts';
import { importCatalogue } from './import-catalogue.ts';
import { readRows } from './read-rows.ts';

test('a description that a word processor or a spreadsheet has made is kept as shoppers are shown it', async () => {
  const shop = await testShop();
  const description =
    "<h1 class=MsoTitle>چای<o:p></o:p></h1><p style='mso-list:l0 level1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>دم</p>";

  await importCatalogue(
    shop,
    readRows(
      `name,group,subgroup,brand,price,stock,description\nچای,خوراک,نوشیدنی,کاشی,1000,1,"${description}"\n`,
      'csv',
    ),
    { dryRun: false },
  );

  const { description: kept } = await shop.store.db
    .selectFrom('products')
    .select('description')
    .executeTakeFirstOrThrow();
  expect(kept).toBe('<h2>چای</h2><ul><li>دم</li></ul>');
});
