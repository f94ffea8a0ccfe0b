import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { aZip } from '../../pictures/files/zip-fixtures.ts';
import { aPng } from '../../pictures/picture-fixtures.ts';
import { testShop } from '../../testing/test-shop.ts';
import { commandRunner } from '../command-fixtures.ts';

const goods = `name,group,subgroup,brand,price,stock,pictures
قوری,خانه,آشپزخانه,کاشی,1000,1,front.png | back.png
`;

/** A shop, and a folder with a file of goods and the pictures that it names, loose and in a zip. */
async function aShopAndFiles(text = goods, name = 'goods.csv') {
  const folder = mkdtempSync(join(tmpdir(), 'kashi-goods-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const shop = await testShop({ environment: { KASHI_DATA: join(folder, 'data') } });
  const pictures = { 'front.png': await aPng(), 'back.png': await aPng({ width: 300 }) };
  mkdirSync(join(folder, 'pictures'));
  for (const [name, bytes] of Object.entries(pictures)) {
    writeFileSync(join(folder, 'pictures', name), bytes);
  }
  const entries = Object.entries(pictures).map(([name, bytes]) => ({ name, bytes }));
  writeFileSync(join(folder, 'pictures.zip'), aZip(entries));
  writeFileSync(join(folder, name), text);
  const run = commandRunner(shop);
  return {
    shop,
    import: (...words: string[]) => run('catalogue', 'import', join(folder, name), ...words),
    path: (file: string) => join(folder, file),
    media: () => readdirSync(shop.environment.mediaFolder),
  };
}

test.each(['pictures', 'pictures.zip'])('goods come with the pictures of %s', async (name) => {
  const at = await aShopAndFiles();

  const lines = await at.import('--pictures', at.path(name));

  const rows = await at.shop.store.db.selectFrom('product_pictures').select('picture').execute();
  expect(rows.map(({ picture }) => picture.Width)).toEqual([600, 300]);
  expect(lines).toContain('2 of 2 pictures are ready.');
  expect(at.media().some((file) => file.startsWith('.'))).toBe(false);
});

test('a JSON file has its pictures and their texts in lists', async () => {
  const item = {
    name: 'قوری',
    group: 'خانه',
    subgroup: 'آشپزخانه',
    brand: 'کاشی',
    price: 1000,
    stock: 1,
    pictures: ['back.png', 'front.png'],
    picture_texts: ['از پشت'],
  };
  const at = await aShopAndFiles(JSON.stringify([item]), 'goods.json');

  await at.import('--pictures', at.path('pictures'));

  const rows = await at.shop.store.db.selectFrom('product_pictures').select('picture').execute();
  expect(rows.map(({ picture }) => [picture.Width, picture.Alt])).toEqual([
    [300, 'از پشت'],
    [600, ''],
  ]);
});

test('a dry run reads every picture and leaves none', async () => {
  const at = await aShopAndFiles();

  const lines = await at.import('--pictures', at.path('pictures'), '--dry-run');

  expect(lines.at(-1)).toBe('This was a dry run: the shop is unchanged.');
  expect(at.media()).toEqual([]);
});

test.each([
  [[], 'line 2: the picture «front.png» is the name of a file: give its folder'],
  [['--pictures', 'goods.csv'], 'neither a folder nor a whole zip'],
  [['--pictures', 'nowhere'], 'The pictures cannot be read'],
])('with %j nothing is imported', async (words, sentence) => {
  const at = await aShopAndFiles();
  const [option, name] = words;
  const said: string[] = [];

  const importing = at.import(...(option && name ? [option, at.path(name)] : []));

  await importing.catch((error: Error) => said.push(error.message));
  expect(said).toHaveLength(1);
  if (words.length > 0) expect(said[0]).toContain(sentence);
  expect(await at.shop.store.db.selectFrom('products').select('id').execute()).toEqual([]);
});

test('a picture that is none refuses the whole file', async () => {
  const at = await aShopAndFiles();
  writeFileSync(at.path('pictures/back.png'), '<svg/>');

  await expect(at.import('--pictures', at.path('pictures'))).rejects.toThrow('1 problems');

  expect(at.media()).toEqual([]);
});

test('the command says how many descriptions have pictures that the shop does not show', async () => {
  const description = '<img src=https://old.example/a.jpg>';
  const at = await aShopAndFiles(
    `name,group,subgroup,brand,price,stock,description\nقوری,خانه,آشپزخانه,کاشی,1000,1,${description}\n`,
  );

  const lines = await at.import('--dry-run');

  expect(lines.at(-1)).toMatch(/^1 descriptions have pictures of other hosts/);
});
