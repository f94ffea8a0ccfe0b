import type { APIRequestContext } from '@playwright/test';
import * as z from 'zod/mini';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';
import {
  breadcrumbSchema,
  itemListSchema,
  metaIn,
  organizationSchema,
  productSchema,
  structuredDataIn,
  webSiteSchema,
  type ProductData,
} from '../../page-objects/probes/structured-data.ts';

/** Any product, by its id: the address is put right on the way. */
async function productPage(request: APIRequestContext, id: number) {
  const html = await (await request.get(`/product/${id}`)).text();
  const [product, breadcrumb] = structuredDataIn(html);
  return {
    html,
    product: z.parse(productSchema, product),
    breadcrumb: z.parse(breadcrumbSchema, breadcrumb),
  };
}

function stocksOf({ offers }: ProductData): (string | undefined)[] {
  return (offers ?? []).map(({ availability }) => availability.split('/').at(-1));
}

test('home says who the shop is, and how it is searched', async ({ request }) => {
  const html = await (await request.get('/')).text();

  const [organization, webSite] = structuredDataIn(html);
  expect(z.parse(organizationSchema, organization).name).toBe('کاشی');
  const { target } = z.parse(webSiteSchema, webSite).potentialAction;
  const found = await request.get(target.replace('{phrase}', encodeURIComponent('ساعت')));
  expect(found.status()).toBe(200);
});

test('a listing says where it stands, and which products it shows, page by page', async ({
  request,
}) => {
  const html = await (await request.get('/filter?Page=2')).text();

  const [breadcrumb, list] = structuredDataIn(html);
  z.parse(breadcrumbSchema, breadcrumb);
  const { itemListElement: items } = z.parse(itemListSchema, list);
  expect(items.map(({ position }) => position)).toEqual([
    13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
  ]);
  const first = await request.get(items[0]!.url, { maxRedirects: 0 });
  expect(first.status()).toBe(200);
});

test('a product is offered variant by variant, as the page and the API have it', async ({
  request,
}) => {
  const { product, breadcrumb, html } = await productPage(request, seeded.watch.id);
  const answer = await request.get('/v1/ProductManagement/ProductInformation/Read', {
    params: { ProductId: seeded.watch.id },
  });
  const { Value } = (await answer.json()) as {
    Value: {
      TaxRate: number;
      Rating: { Count: number };
      ProductSaleParams: { Id: number; FinalPrice: number; StockInventory: number }[];
    };
  };

  expect(product.aggregateRating?.ratingCount).toBe(Value.Rating.Count);
  expect(product.offers?.map(({ sku, price }) => [sku, price])).toEqual(
    Value.ProductSaleParams.map(({ Id, FinalPrice }) => [
      String(Id),
      Math.round((FinalPrice * (100 + Value.TaxRate)) / 100) * 10,
    ]),
  );
  expect(stocksOf(product)).toEqual(
    Value.ProductSaleParams.map(({ StockInventory: pieces }) =>
      pieces > 0 ? 'InStock' : 'OutOfStock',
    ),
  );
  expect(breadcrumb.itemListElement.at(-1)?.item).toBe(product.url);
  expect(metaIn(html, 'og:type')).toBe('product');
  expect(metaIn(html, 'product:price:currency')).toBe('IRR');
  expect(product.offers?.map(({ price }) => String(price))).toContain(
    metaIn(html, 'product:price:amount'),
  );
});

test('a price that is told by telephone is not shown to machines either', async ({ request }) => {
  const { product, html } = await productPage(request, seeded.callForPrice.id);

  expect(product).not.toHaveProperty('offers');
  expect(metaIn(html, 'product:price:amount')).toBeNull();
  expect(metaIn(html, 'product:availability')).toBe('out of stock');
});

test('what is sold out says so, with its price', async ({ request }) => {
  const { product, html } = await productPage(request, seeded.outOfStock.id);

  expect(new Set(stocksOf(product))).toEqual(new Set(['OutOfStock']));
  expect(metaIn(html, 'product:availability')).toBe('out of stock');
});

test('a product without a picture names none', async ({ request }) => {
  const { product, html } = await productPage(request, seeded.withoutPicture.id);

  expect(product).not.toHaveProperty('image');
  expect(metaIn(html, 'og:image')).toBeNull();
});

for (const { path, card } of [
  { path: '/', card: 'summary_large_image' },
  { path: '/filter', card: 'summary' },
  { path: seeded.watch.path, card: 'summary' },
  { path: '/content/aboutUs', card: 'summary_large_image' },
  { path: '/content/rules', card: 'summary_large_image' },
  { path: '/content/privacy', card: 'summary_large_image' },
  { path: '/contactUs', card: 'summary_large_image' },
]) {
  test(`a shared link of ${path} shows a JPEG of the size that it names`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(path)).text();

    const address = metaIn(html, 'og:image') ?? '';
    const picture = await request.get(address);
    expect(picture.headers()['content-type']).toBe('image/jpeg');
    expect((await picture.body()).length).toBeLessThan(1024 * 1024);
    expect(metaIn(html, 'twitter:card')).toBe(card);
    await page.goto(path);
    const size = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, address);
    expect(size).toEqual([
      Number(metaIn(html, 'og:image:width')),
      Number(metaIn(html, 'og:image:height')),
    ]);
    expect(size[0]).toBeGreaterThanOrEqual(600);
  });
}

for (const path of ['/content/aboutUs', '/content/rules', '/content/privacy', '/contactUs']) {
  test(`a shared link of ${path} says what stands there`, async ({ request }) => {
    const html = await (await request.get(path)).text();

    const description = metaIn(html, 'og:description') ?? '';
    expect(description.length).toBeGreaterThan(40);
    expect(description.length).toBeLessThanOrEqual(156);
    expect(description).not.toMatch(/[<>]|&\w+;/);
  });
}

test('a product has one address, an unknown page has none', async ({ request }) => {
  const wrongName = await request.get(`/product/${seeded.watch.id}/other?variant=1`, {
    maxRedirects: 0,
  });
  const unknownProduct = await request.get('/product/999999999/x');
  const unknownPage = await request.get('/no-such-page');

  expect(wrongName.status()).toBe(301);
  expect(decodeURI(wrongName.headers()['location'] ?? '')).toBe(`${seeded.watch.path}?variant=1`);
  expect(unknownProduct.status()).toBe(404);
  expect(unknownPage.status()).toBe(404);
});
