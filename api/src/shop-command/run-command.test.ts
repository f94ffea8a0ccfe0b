import { expect, test } from 'vitest';
import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import { aCustomer } from '../identity/identity-fixtures.ts';
import type { TestShop } from '../testing/test-shop.ts';
import { aCommandedShop } from './command-fixtures.ts';

const readReviews = 'GET /v1/ProductManagement/ProductReviews/Read';
const readQuestions = 'GET /v1/ProductManagement/ProductQuestions/Read';

/** A review and a question that await approval. */
async function opinionsAbout(shop: TestShop, ProductId: number): Promise<void> {
  const { token } = await aCustomer(shop);
  await shop.ask(
    'POST /v1/ProductManagement/ProductReviews/Add',
    { Title: 'عالی بود', Text: 'یک هفته است که استفاده می‌کنم.', ProductId, Rating: 4 },
    { token },
  );
  await shop.ask('POST /v1/ProductManagement/ProductQuestions/Add', {
    Question: 'چند رنگ دارد؟',
    ProductId,
  });
}

test('opinions that await approval are listed, and are public after approval', async () => {
  const { shop, run } = await aCommandedShop();
  const { productId: ProductId } = await aProduct(shop, { name: 'چای' });
  await opinionsAbout(shop, ProductId);

  const waiting = await run('reviews', 'list');
  await run('reviews', 'approve', '۱');
  await run('questions', 'approve', '1');
  const after = await run('reviews', 'list');

  expect(waiting.join('\n')).toMatch(/^1 .*چای {2}\(4 of 5\)\n.*عالی بود: یک هفته/);
  expect(after).toEqual(['No review awaits approval.']);
  const reviews = await shop.ask(readReviews, { ProductId });
  const questions = await shop.ask(readQuestions, { ProductId });
  expect(reviews.body.Value.TotalCount).toBe(1);
  expect(questions.body.Value.TotalCount).toBe(1);
});

test('answering a question approves it, and it leaves the list', async () => {
  const { shop, run } = await aCommandedShop();
  const { productId: ProductId } = await aProduct(shop);
  await opinionsAbout(shop, ProductId);

  await run('questions', 'answer', '1', 'در', 'سه رنگ موجود است.');

  const { body } = await shop.ask(readQuestions, { ProductId });
  expect(body.Value.FilteredQuestions).toMatchObject([{ Answer: 'در سه رنگ موجود است.' }]);
  expect(await run('questions', 'list')).toEqual(['No question awaits approval or an answer.']);
});

test('a rejected opinion is deleted, and a missing id does not stop the others', async () => {
  const { shop, run } = await aCommandedShop();
  const { productId } = await aProduct(shop);
  await opinionsAbout(shop, productId);

  await expect(run('reviews', 'reject', '99', '1')).rejects.toThrow('There is no review 99.');

  expect(await run('reviews', 'list')).toEqual(['No review awaits approval.']);
});

test('a new price appears in lists at once, and in the price chart', async () => {
  const { shop, run } = await aCommandedShop();
  const { saleParamIds } = await aProduct(shop, {
    price: 100_000,
    discountPercent: 10,
    variants: [{ name: 'سفید' }, { name: 'سیاه', paddingPrice: 20_000 }],
  });
  const [white = 0] = saleParamIds;

  await run('price', 'set', String(white), '۸۰٬۰۰۰');

  const list = await shop.ask('GET /v1/ProductManagement/Filters/Read', {});
  const chart = await shop.ask('GET /v1/ProductManagement/ProductPriceChanges/Read', {
    ProductSaleParamId: white,
  });
  expect(list.body.Value.FilteredProducts).toMatchObject([{ Price: 80_000, FinalPrice: 72_000 }]);
  expect(chart.body.Value).toMatchObject([{ Price: 80_000 }]);
});

test('the variants of a product are listed with the ids for setting prices and stocks', async () => {
  const { shop, run } = await aCommandedShop();
  const { productId, saleParamIds } = await aProduct(shop, {
    price: 1000,
    variants: [{ name: 'سفید' }, { name: 'سیاه', paddingPrice: 500, stock: 0 }],
  });

  expect(await run('variants', 'list', String(productId))).toEqual([
    `${saleParamIds[0]}  1000 toman  10 in stock  سفید`,
    `${saleParamIds[1]}  1500 toman  0 in stock  سیاه`,
  ]);
});

test('a product without a price gets one when a variant gets one', async () => {
  const { shop, run } = await aCommandedShop();
  const { saleParamIds } = await aProduct(shop, { price: 0, variants: [{ paddingPrice: 5000 }] });

  await run('price', 'set', String(saleParamIds[0]), '90000');

  const list = await shop.ask('GET /v1/ProductManagement/Filters/Read', {});
  expect(list.body.Value.FilteredProducts).toMatchObject([{ Price: 90_000 }]);
});

test('a stock of zero makes the product unavailable, and a new stock makes it available again', async () => {
  const { shop, run } = await aCommandedShop();
  const { saleParamIds } = await aProduct(shop);
  const availability = async () => {
    const { body } = await shop.ask('GET /v1/ProductManagement/Filters/Read', {});
    return body.Value.FilteredProducts[0]?.IsAvailable;
  };

  await run('stock', 'set', String(saleParamIds[0]), '0');
  expect(await availability()).toBe(false);
  await run('stock', 'set', String(saleParamIds[0]), '3');
  expect(await availability()).toBe(true);
});

test.each([
  [[], 'npm run shop -- <command>'],
  [['reviews'], 'npm run shop -- <command>'],
  [['reviews', 'approve'], 'at least one number'],
  [['reviews', 'approve', 'x'], '«x» should be'],
  [['questions', 'answer', '7', 'بله'], '10 to 2000 characters'],
  [['questions', 'answer', '7', 'در سه رنگ موجود است.'], 'no question 7'],
  [['price', 'set', '7', '0'], 'from 1 to'],
  [['price', 'set', '7', '1000'], 'no sale param 7'],
  [['stock', 'set', '7', '-1'], '«-1» should be'],
  [['stock', 'set', '7', '1'], 'no sale param 7'],
  [['variants', 'list', '7'], 'no sale params'],
  [['catalogue', 'import'], '.csv or .json'],
  [['catalogue', 'import', '/nowhere/file.csv'], 'cannot be read'],
  [['catalogue', 'import', 'a.csv', '--dry'], '--dry'],
])('%j is answered with a sentence', async (words, sentence) => {
  const { run } = await aCommandedShop();

  const running = run(...words);

  await expect(running).rejects.toThrow(sentence);
});
