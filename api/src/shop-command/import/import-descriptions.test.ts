import { expect, test } from 'vitest';
import { inArabicLetters } from '../../testing/arabic-letters.ts';
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

test('links and pictures of a description lead where the file says, and its words are in Persian letters', () => {
  const [word, path] = [inArabicLetters('یک'), inArabicLetters('کتاب-زیبا')];
  const withPath = (cell: string) => cell.replaceAll('PATH', path);
  const description = withPath(
    `${word} <a href='https://old.example/PATH'>${word}</a><img src='/PATH'> 1 < 2 ${word}`,
  );

  const { rows } = readRows(`name,description\nچای,"${description}"\n`, 'csv');

  expect(rows[0]?.row.description).toBe(
    withPath("یک <a href='https://old.example/PATH'>یک</a><img src='/PATH'> 1 < 2 یک"),
  );
});
