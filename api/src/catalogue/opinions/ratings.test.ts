import { expect, test } from 'vitest';
import { aDeskOf, aMember } from '../../desk/desk-fixtures.ts';
import { twoSoldPieces } from '../../desk-orders/refunds/refund-fixtures.ts';
import { aCustomer } from '../../identity/identity-fixtures.ts';
import { testShop, type TestShop } from '../../testing/test-shop.ts';
import { aProduct } from '../catalogue-fixtures.ts';

const add = 'POST /v1/ProductManagement/ProductReviews/Add';
const review = { Title: 'عالی بود', Text: 'یک هفته است که استفاده می‌کنم.' };

async function aRatedShop() {
  const shop = await testShop();
  const { productId } = await aProduct(shop);
  let writers = 0;
  const rate = async (Rating?: number | string, { token } = { token: '' }) => {
    writers += 1;
    const UserName = `091200000${String(10 + writers)}`;
    const writer = token || (await aCustomer(shop, { UserName })).token;
    return shop.ask(add, { ...review, ProductId: productId, Rating }, { token: writer });
  };
  const confirm = () =>
    shop.store.db.updateTable('reviews').set({ confirmed_at: shop.clock() }).execute();
  return { shop, productId, rate, confirm };
}

/** What a product's page and a card of it say. Answers are kept for two seconds where no notice clears them sooner. */
async function ratingsOf(shop: TestShop, ProductId: number) {
  shop.setTime(new Date(shop.clock().getTime() + 3000));
  const page = await shop.ask('GET /v1/ProductManagement/ProductInformation/Read', { ProductId });
  const cards = await shop.ask('GET /v1/ProductManagement/ProductCards/Find', {
    ProductsIds: String(ProductId),
  });
  return [page.body.Value.Rating, cards.body.Value[0]?.RatingAverage];
}

test('page and card of a product have the average of its public stars, with one decimal, and how many there are', async () => {
  const { shop, productId, rate, confirm } = await aRatedShop();
  for (const stars of [5, 4, '4']) await rate(stars);
  await rate();
  expect(await ratingsOf(shop, productId)).toEqual([undefined, undefined]);

  await confirm();
  await rate(1);

  expect(await ratingsOf(shop, productId)).toEqual([{ Average: 4.3, Count: 3 }, 4.3]);
});

test('lists hear of a rating when it becomes public, and not of words', async () => {
  const { shop, productId, rate, confirm } = await aRatedShop();
  const heard = new Set<string>();
  shop.changes.onChange((tags) => tags.forEach((tag) => heard.add(tag)));
  await rate();
  await confirm();
  await rate(4);
  await expect.poll(() => [...heard]).toContain(`product-${productId}`);
  expect(heard).not.toContain(`card-${productId}`);

  await confirm();

  await expect.poll(() => [...heard]).toContain(`card-${productId}`);
});

test.each([0, 6, 2.5, 'many'])('%s stars are refused beside their field', async (stars) => {
  const { rate } = await aRatedShop();

  const { status, body } = await rate(stars);

  expect(status).toBe(400);
  expect(body.Errors).toEqual([{ Field: 'Rating', Message: 'امتیاز باید از ۱ تا ۵ باشد.' }]);
});

test('the writer changes the stars until the review is public, and the desk sees them', async () => {
  const { shop, rate } = await aRatedShop();
  const { token } = await aCustomer(shop);
  await rate(2, { token });
  const own = async () =>
    (await shop.ask('GET /v1/ProductManagement/customerReviews/Read', { Page: 0 }, { token })).body
      .Value.Reviews[0];
  const Id = (await own())?.Id ?? 0;

  await shop.ask(
    'PUT /v1/ProductManagement/CustomerReviews/Update',
    { ...review, Id, Rating: 5 },
    { token },
  );

  expect(await own()).toMatchObject({ Rating: 5 });
  const desk = await aDeskOf(shop);
  const { body } = await desk.ask('GET /v1/desk/reviews', {}, await aMember(desk, ['support']));
  expect(body.Value.rows).toMatchObject([{ rating: 5 }]);
});

test('a review says whether its writer has bought the product, in an order that was not rejected', async () => {
  const { desk, buyer, orderId, clerk } = await twoSoldPieces();
  const { shop } = desk;
  const { product_id: ProductId } = await shop.store.db
    .selectFrom('order_lines')
    .select('product_id')
    .executeTakeFirstOrThrow();
  const stranger = await aCustomer(shop, { UserName: '09120000011' });
  await shop.ask(add, { ...review, ProductId, Rating: 5 }, buyer);
  await shop.ask(add, { ...review, ProductId, Rating: 1 }, stranger);
  await shop.store.db.updateTable('reviews').set({ confirmed_at: shop.clock() }).execute();
  const shown = async () => {
    const { body } = await shop.ask('GET /v1/ProductManagement/ProductReviews/Read', { ProductId });
    return body.Value.FilteredReviews.map(({ Rating, IsBuyer }) => [Rating, IsBuyer]);
  };

  expect(await shown()).toEqual([
    [1, undefined],
    [5, true],
  ]);
  await desk.ask('POST /v1/desk/orders/reject', { id: orderId, reason: 'کالا نداریم.' }, clerk);
  shop.setTime(new Date(shop.clock().getTime() + 120_000));

  expect(await shown()).toEqual([
    [1, undefined],
    [5, undefined],
  ]);
});
