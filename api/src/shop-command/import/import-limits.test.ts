import { expect, test } from 'vitest';
import { aProduct } from '../../catalogue/catalogue-fixtures.ts';
import { testShop, type TestShop } from '../../testing/test-shop.ts';
import { importCatalogue } from './import-catalogue.ts';
import { readRows } from './read-rows.ts';

async function faultsOf(shop: TestShop, text: string) {
  const { problems } = await importCatalogue(shop, readRows(text, 'csv'), { dryRun: false });
  return problems.map(({ fault }) => fault.is);
}

test('a product that moves to another subgroup leaves the category of its old one', async () => {
  const shop = await testShop();
  const { productId } = await aProduct(shop, { subGroup: 'موبایل', category: 'هوشمند' });
  await aProduct(shop, { subGroup: 'تبلت' });

  const faults = await faultsOf(shop, `id,subgroup\n${productId},تبلت\n`);

  const moved = await shop.store.db
    .selectFrom('products')
    .select(['subgroup_id', 'category_id'])
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  expect(faults).toEqual([]);
  expect(moved).toEqual({ subgroup_id: 2, category_id: null });
});

test('a file cannot make one variant alone one to call for', async () => {
  const shop = await testShop();
  const { productId } = await aProduct(shop, { variants: [{ name: 'سفید' }, { name: 'سیاه' }] });

  expect(await faultsOf(shop, `id,variant,price\n${productId},سفید,0\n`)).toEqual(['some-by-call']);
});

test('a new variant needs its stock, and a known one keeps its price where the file says none', async () => {
  const shop = await testShop();
  const { productId } = await aProduct(shop, {
    variants: [{ name: 'سفید' }, { name: 'سیاه', paddingPrice: 5_000 }],
  });

  expect(await faultsOf(shop, `id,variant,price\n${productId},سرخ,90000\n`)).toEqual(['missing']);
  expect(await faultsOf(shop, `id,variant,stock\n${productId},سیاه,3\n`)).toEqual([]);
  const variants = await shop.store.db
    .selectFrom('sale_params')
    .select(['name', 'padding_price', 'stock'])
    .orderBy('id')
    .execute();
  expect(variants).toEqual([
    { name: 'سفید', padding_price: 0, stock: 10 },
    { name: 'سیاه', padding_price: 5_000, stock: 3 },
  ]);
});

test('a file of a region with decimal commas multiplies no price and no discount', async () => {
  const shop = await testShop();
  const { productId: id } = await aProduct(shop);
  const text = `id;price;discount_percent\n${id};1250000,00;0\n${id};1,250,000;2,5\n`;

  const { problems } = await importCatalogue(shop, readRows(text, 'csv'), { dryRun: false });

  expect(problems).toMatchObject([
    { fault: { is: 'cell', column: 'price', wrong: { is: 'not-whole' } } },
    { fault: { is: 'cell', column: 'discount_percent', wrong: { is: 'not-whole' } } },
  ]);
});

test('a file cannot give a product away by its discount', async () => {
  const shop = await testShop();
  const { productId } = await aProduct(shop);

  expect(await faultsOf(shop, `id,discount_percent\n${productId},100\n`)).toEqual(['cell']);
  expect(await faultsOf(shop, `id,discount_percent\n${productId},99\n`)).toEqual([]);
});

test('a discount cannot end at the moment at which it begins', async () => {
  const shop = await testShop();
  const { productId } = await aProduct(shop, {
    discountPercent: 10,
    discountFrom: new Date('2026-11-23T15:00:00Z'),
  });

  const faults = await faultsOf(shop, `id,discount_until\n${productId},1405/09/02 18:30\n`);

  expect(faults).toEqual(['discount-order']);
});

test('a price is read as the fields of the desk read it: in groups by commas of both scripts or by spaces, with the marks of copied text', async () => {
  const shop = await testShop();
  const { productId } = await aProduct(shop, { variants: [{ name: 'سفید' }] });
  const prices = async (cell: string) => {
    const faults = await faultsOf(shop, `id,variant,price\n${productId},سفید,"${cell}"\n`);
    const { price } = await shop.store.db
      .selectFrom('products')
      .select('price')
      .executeTakeFirstOrThrow();
    return [faults, price];
  };

  expect(await prices('۱۲۰،۰۰۰')).toEqual([[], 120_000]);
  expect(await prices('130\u00a0000')).toEqual([[], 130_000]);
  expect(await prices('\u202b۱۴۰۰۰۰\u202c')).toEqual([[], 140_000]);
  expect(await prices('-۵')).toEqual([['cell'], 140_000]);
});

test('tags and addresses of pictures that only commas part are refused, and a bar keeps the comma of one tag', async () => {
  const shop = await testShop();
  const { productId: id } = await aProduct(shop);
  const address = 'https://a.example/w=8,h=8/front.jpg';

  for (const cell of ['تازه, هدیه', 'تازه،هدیه'])
    expect(await faultsOf(shop, `id,tags\n${id},"${cell}"\n`)).toEqual(['cell']);
  expect(await faultsOf(shop, `id,pictures\n${id},"${address}, ${address}"\n`)).toEqual(['cell']);
  expect(readRows(`id,pictures\n${id},"${address} | b,c.jpg"\n`, 'csv').problems).toEqual([]);
  expect(await faultsOf(shop, `id,tags\n${id},"تازه، هدیه |"\n`)).toEqual([]);
  const list = readRows(JSON.stringify([{ id, tags: ['تازه، هدیه'] }]), 'json');
  const { made, problems } = await importCatalogue(shop, list, { dryRun: true });
  expect([made, problems]).toEqual([[], []]);
  const tags = await shop.store.db.selectFrom('tags').select('title').execute();
  expect(tags).toEqual([{ title: 'تازه، هدیه' }]);
});
