import { EventEmitter, once } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import { catalogueChannel } from '../catalogue/refresh-listing.ts';
import { emptyDatabase } from '../testing/test-database.ts';
import { testShop } from '../testing/test-shop.ts';
import { followDiscountMoments } from './discount-moments.ts';

const soon = (ms = 300) => new Date(Date.now() + ms);
const patience = { timeout: 5000, interval: 10 };

async function followed() {
  const { store } = await emptyDatabase();
  const moments = new EventEmitter();
  const heard = vi.fn(() => moments.emit('moment'));
  const end = await followDiscountMoments(store, { changed: catalogueChannel, hear: heard });
  onTestFinished(end);
  return { store, heard, end, next: () => once(moments, 'moment') };
}

test('the beginning and the end of a discount are each told, not before their moment', async () => {
  const { store, next, heard } = await followed();
  const from = soon(200);
  const until = soon(500);

  const begun = next();
  await aProduct({ store }, { discountPercent: 10, discountFrom: from, discountUntil: until });
  await begun;
  const begunAt = Date.now();
  await next();
  const endedAt = Date.now();

  expect(begunAt).toBeGreaterThanOrEqual(from.getTime());
  expect(endedAt).toBeGreaterThanOrEqual(until.getTime());
  expect(heard).toHaveBeenCalledTimes(2);
});

test('a nearer moment that is set later is told first', async () => {
  const { store, next } = await followed();
  await aProduct({ store }, { discountPercent: 10, discountUntil: soon(3_600_000) });
  const until = soon();

  const ended = next();
  await aProduct({ store }, { discountPercent: 10, discountUntil: until });
  await ended;

  expect(Date.now()).toBeGreaterThanOrEqual(until.getTime());
});

test('at the moment a running shop drops its kept answers, and writes its lists', async () => {
  const shop = await testShop();
  await shop.app.listen({ host: '127.0.0.1', port: 0 });
  const { productId } = await aProduct(shop, {
    price: 1000,
    discountPercent: 10,
    discountUntil: soon(700),
  });
  // Answers are kept once their tags have been quiet for a second, by the shop's own clock.
  shop.setTime('2026-01-10T08:00:30Z');
  const priceOnPage = async () => {
    const page = await shop.ask('GET /v1/ProductManagement/ProductInformation/Read', {
      ProductId: productId,
    });
    return page.body.Value.FinalPrice;
  };
  const rowInLists = () =>
    shop.store.db
      .selectFrom('product_listing')
      .select(['final_price', 'discount_percent'])
      .executeTakeFirstOrThrow();

  const before = [await priceOnPage(), (await rowInLists()).final_price];
  await vi.waitFor(async () => expect(await priceOnPage()).toBe(1000), patience);
  await vi.waitFor(async () => expect((await rowInLists()).final_price).toBe(1000), patience);

  expect(before).toEqual([900, 900]);
  expect(await rowInLists()).toEqual({ final_price: 1000, discount_percent: 0 });
});

test('a shop that stood still at the moment writes its lists when it starts', async () => {
  const shop = await testShop();
  await aProduct(shop, { price: 1000, discountPercent: 10 });
  await shop.store.db
    .updateTable('products')
    .set({ discount_until: soon(-1000) })
    .execute();

  await shop.app.listen({ host: '127.0.0.1', port: 0 });

  const list = async () => {
    const { body } = await shop.ask('GET /v1/ProductManagement/Filters/Read', {});
    return body.Value.FilteredPriceRange.MinPrice;
  };
  await vi.waitFor(async () => expect(await list()).toBe(1000), patience);
});
