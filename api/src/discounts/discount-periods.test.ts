import { listingOrder } from '@kashi/contracts/listing/listing-filter';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addItem, readCart } from '../carts/cart-fixtures.ts';
import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import { turnDiscounts } from '../catalogue/turn-discounts.ts';
import { messages } from '../payments/messages.ts';
import {
  aBuyer,
  allOrders,
  askForPayment,
  aSellingShop,
  payAtBank,
  paymentUrl,
} from '../payments/testing/payment-fixtures.ts';
import { comeBack, pressAtBank } from '../payments/testing/bank-visit-fixtures.ts';
import { testShop, type TestShop } from '../testing/test-shop.ts';
import { presentDiscount } from './present-discount.ts';

const hourMs = 3_600_000;
const anHourAgo = () => new Date(Date.now() - hourMs);
const inAnHour = () => new Date(Date.now() + hourMs);

interface Period {
  discountFrom?: Date;
  discountUntil?: Date;
}

/** The price of everything that shows or sells the product, in toman. */
async function pricesOf(shop: TestShop, productId: number, saleParamId: number) {
  const page = await shop.ask('GET /v1/ProductManagement/ProductInformation/Read', {
    ProductId: productId,
  });
  const list = await shop.ask('GET /v1/ProductManagement/Filters/Read', {});
  const card = list.body.Value.FilteredProducts.find(({ Id }) => Id === productId);
  const home = await shop.ask('GET /v1/ContentManagement/Contents/Read', {});
  const added = await addItem(shop, saleParamId);
  const cart = await readCart(shop, added.body.Value.HashCartId);
  const [line] = cart.body.Value?.CartInfo.CartDetails ?? [];
  return {
    page: page.body.Value.FinalPrice,
    variant: page.body.Value.ProductSaleParams[0]?.FinalPrice,
    percent: page.body.Value.DiscountPercent,
    card: card?.FinalPrice,
    cardPercent: card?.DiscountPercent,
    range: list.body.Value.FilteredPriceRange.MinPrice,
    offer: home.body.Value.AmazingOffers[0]?.FinalPrice,
    line: line?.FinalPrice,
    whenAdded: line?.PriceWhenAdded,
    sum: cart.body.Value?.CartInfo.AmountPayable,
  };
}

async function aDiscountedCup(shop: TestShop, period: Period) {
  const { productId, saleParamIds } = await aProduct(shop, {
    name: 'فنجان',
    price: 100_000,
    discountPercent: 20,
    ...period,
  });
  await shop.store.db.insertInto('amazing_offers').values({ product_id: productId }).execute();
  return { productId, saleParamId: saleParamIds[0] ?? 0 };
}

/** Ends the discount by time alone: nobody writes the lists anew, and nobody is told. */
function endDiscount(shop: TestShop, productId: number) {
  return shop.store.db
    .updateTable('products')
    .set({ discount_until: anHourAgo() })
    .where('id', '=', productId)
    .execute();
}

test.each<[string, boolean, () => Period]>([
  ['a discount without an end holds', true, () => ({ discountFrom: anHourAgo() })],
  ['a discount without a beginning holds', true, () => ({ discountUntil: inAnHour() })],
  [
    'a discount between its moments holds',
    true,
    () => ({ discountFrom: anHourAgo(), discountUntil: inAnHour() }),
  ],
  ['before its beginning a discount is nowhere', false, () => ({ discountFrom: inAnHour() })],
  ['after its end a discount is nowhere', false, () => ({ discountUntil: anHourAgo() })],
])('%s', async (_title, holds, period) => {
  const shop = await testShop();
  const { productId, saleParamId } = await aDiscountedCup(shop, period());

  const { percent, cardPercent, offer, ...prices } = await pricesOf(shop, productId, saleParamId);

  expect([percent, cardPercent]).toEqual(holds ? [20, 20] : [0, 0]);
  // An offer whose discount has ended is none.
  const hasEnded = (period().discountUntil?.getTime() ?? Infinity) < Date.now();
  expect(offer).toBe(hasEnded ? undefined : prices.page);
  expect(new Set(Object.values(prices))).toEqual(new Set([holds ? 80_000 : 100_000]));
});

test('a discount holds from the very moment of its beginning, and is over at the very moment of its end', async () => {
  const shop = await testShop();
  const { productId } = await aDiscountedCup(shop, {});
  // The clock stands still for a transaction.
  const at = (moment: 'discount_from' | 'discount_until') =>
    shop.store.transaction(async (tx) => {
      await tx
        .updateTable('products')
        .set({ discount_from: null, discount_until: null, [moment]: sql`now()` })
        .where('id', '=', productId)
        .execute();
      return tx
        .selectFrom('products as p')
        .select(presentDiscount.as('percent'))
        .where('p.id', '=', productId)
        .executeTakeFirstOrThrow();
    });

  expect(await at('discount_from')).toEqual({ percent: 20 });
  expect(await at('discount_until')).toEqual({ percent: 0 });
});

test('a price is right before the lists are written anew, and then they sort by it', async () => {
  const shop = await testShop();
  const { productId, saleParamId } = await aDiscountedCup(shop, {});
  await aProduct(shop, { name: 'بشقاب', price: 90_000 });
  const cheapest = async () => {
    const list = await shop.ask('GET /v1/ProductManagement/Filters/Read', {
      OrderBy: listingOrder.cheapest,
    });
    return list.body.Value.FilteredProducts[0];
  };
  await endDiscount(shop, productId);

  const { range, ...prices } = await pricesOf(shop, productId, saleParamId);
  const before = await cheapest();
  await turnDiscounts(shop);
  const after = await cheapest();
  await turnDiscounts(shop);

  expect(prices).toMatchObject({ page: 100_000, card: 100_000, line: 100_000, sum: 100_000 });
  expect([range, before]).toMatchObject([80_000, { Name: 'فنجان', FinalPrice: 100_000 }]);
  expect(after).toMatchObject({ Name: 'بشقاب', FinalPrice: 90_000 });
});

test('who was shown a discounted sum is told when the discount has ended, and pays the new one', async () => {
  const shop = await aSellingShop();
  const { productId, saleParamId } = await aDiscountedCup(shop, { discountUntil: inAnHour() });
  const buyer = await aBuyer(shop, { saleParamId });
  const invoice = () =>
    shop.ask('GET /v1/Orders/CartInvoice/Read', { HashCartId: buyer.hash }, { token: buyer.token });
  const agreed = (await invoice()).body.Value.AmountPayable;
  await endDiscount(shop, productId);

  const refused = await askForPayment(shop, buyer, { agreed });
  const present = (await invoice()).body.Value.AmountPayable;
  await payAtBank(shop, buyer, { agreed: present });

  const [order] = await allOrders(shop);
  expect(refused).toMatchObject({ status: 400, body: { Message: messages.sumChanged(present) } });
  // With a tax of ten percent.
  expect(present - agreed).toBe(22_000);
  expect(order).toMatchObject({ sub_total: 100_000, discount: 0, invoice_due: present });
});

test('a payment that has begun keeps the discount that was promised', async () => {
  const shop = await aSellingShop();
  const { productId, saleParamId } = await aDiscountedCup(shop, { discountUntil: inAnHour() });
  const buyer = await aBuyer(shop, { saleParamId });

  const url = await paymentUrl(shop, buyer);
  await endDiscount(shop, productId);
  await comeBack(shop, await pressAtBank(shop, url, 'pay'));

  const [order] = await allOrders(shop);
  expect(order).toMatchObject({ sub_total: 100_000, discount: 20_000 });
});

test('no browser keeps the prices of the front page beyond a moment that is near', async () => {
  const caching = async (period: Period) => {
    const shop = await testShop();
    await aDiscountedCup(shop, period);
    const { headers } = await shop.ask('GET /v1/ContentManagement/Contents/Read', {});
    return headers['cache-control'];
  };

  const far = await caching({ discountUntil: inAnHour() });
  const near = await caching({ discountUntil: new Date(Date.now() + hourMs / 60) });
  const nearBeginning = await caching({ discountFrom: new Date(Date.now() + hourMs / 60) });

  expect(far).toBe('public, max-age=30, stale-while-revalidate=300');
  expect([near, nearBeginning]).toEqual(['public, no-cache', 'public, no-cache']);
});

test('no browser keeps the prices of suggestions beyond a moment that is near', async () => {
  const caching = async (period: Period) => {
    const shop = await testShop();
    await aDiscountedCup(shop, period);
    const { body, headers } = await shop.ask('GET /v1/ProductManagement/Search/Read', {
      SearchValue: 'فنجان',
    });
    expect(body.Value.Products).toHaveLength(1);
    return headers['cache-control'];
  };

  expect(await caching({ discountUntil: inAnHour() })).toBe('public, max-age=60');
  expect(await caching({ discountUntil: new Date(Date.now() + 30_000) })).toBe('public, no-cache');
});
