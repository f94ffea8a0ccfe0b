import { EventEmitter, once } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import { catalogueChannel } from '../catalogue/refresh-listing.ts';
import type { Store } from '../store/store.ts';
import { emptyDatabase } from '../testing/test-database.ts';
import { testShop } from '../testing/test-shop.ts';
import { followDiscountMoments } from './discount-moments.ts';

const soon = (ms = 300) => new Date(Date.now() + ms);
const patience = { timeout: 20_000, interval: 10 };

/** Follows the moments that are in the store. */
async function followed(store: Store) {
  const moments = new EventEmitter();
  const heard = vi.fn(() => moments.emit('moment'));
  const end = await followDiscountMoments(store, { changed: catalogueChannel, hear: heard });
  return { heard, end, next: () => once(moments, 'moment') };
}

/** Follows a moment that was read before it came: on a slow machine one that is further away. */
async function followedInTime(store: Store, set: (moment: Date) => Promise<unknown>) {
  for (let ms = 200; ; ms *= 2) {
    const moment = soon(ms);
    await set(moment);
    const following = await followed(store);
    if (Date.now() < moment.getTime()) {
      onTestFinished(following.end);
      return { ...following, moment };
    }
    await following.end();
  }
}

test.each([
  ['beginning', (moment: Date) => ({ discountFrom: moment })],
  ['end', (moment: Date) => ({ discountUntil: moment })],
])('the %s of a discount is told once, and not before its moment', async (_, timesOf) => {
  const { store } = await emptyDatabase();

  const { moment, heard, next } = await followedInTime(store, (at) =>
    aProduct({ store }, { discountPercent: 10, ...timesOf(at) }),
  );
  await next();

  expect(Date.now()).toBeGreaterThanOrEqual(moment.getTime());
  expect(heard).toHaveBeenCalledOnce();
});

test('a nearer moment that is set later is told first', async () => {
  const { store } = await emptyDatabase();
  await aProduct({ store }, { discountPercent: 10, discountUntil: soon(3_600_000) });
  const { heard, end } = await followed(store);
  onTestFinished(end);
  const nearer: Date[] = [];

  await vi.waitFor(async () => {
    // A machine may be too slow to read one before it comes; then there is another one.
    if (Date.now() > (nearer.at(-1)?.getTime() ?? 0) + 1000) {
      const discountUntil = soon();
      nearer.push(discountUntil);
      await aProduct({ store }, { discountPercent: 10, discountUntil });
    }
    expect(heard).toHaveBeenCalled();
  }, patience);

  expect(Date.now()).toBeGreaterThanOrEqual(nearer[0]?.getTime() ?? Infinity);
});

test('at the moment a running shop drops its kept answers, and writes its lists', async () => {
  const shop = await testShop();
  await shop.app.listen({ host: '127.0.0.1', port: 0 });
  const priceOnPage = async (ProductId: number) => {
    const page = await shop.ask('GET /v1/ProductManagement/ProductInformation/Read', { ProductId });
    return page.body.Value.FinalPrice;
  };
  const rowInLists = (productId: number) =>
    shop.store.db
      .selectFrom('product_listing')
      .select(['final_price', 'discount_percent'])
      .where('product_id', '=', productId)
      .executeTakeFirstOrThrow();
  /** A discount whose price was looked at before it ended: on a slow machine one that ends later. */
  const seenInTime = async () => {
    for (let ms = 700; ; ms *= 2) {
      const discountUntil = soon(ms);
      const wish = { price: 1000, discountPercent: 10, discountUntil };
      const { productId } = await aProduct(shop, wish);
      // Answers are kept once their tags have been quiet for a second, by the shop's own clock.
      shop.setTime(new Date(Date.parse('2026-01-10T08:00:30Z') + ms * 1000).toISOString());
      const before = [await priceOnPage(productId), (await rowInLists(productId)).final_price];
      if (Date.now() < discountUntil.getTime()) return { productId, before };
    }
  };

  const { productId, before } = await seenInTime();
  await vi.waitFor(async () => expect(await priceOnPage(productId)).toBe(1000), patience);
  await vi.waitFor(
    async () => expect((await rowInLists(productId)).final_price).toBe(1000),
    patience,
  );

  expect(before).toEqual([900, 900]);
  expect(await rowInLists(productId)).toEqual({ final_price: 1000, discount_percent: 0 });
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
