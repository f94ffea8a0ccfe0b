import { expect, test } from 'vitest';
import { aProduct, aSaleParam } from '../product-fixtures.ts';
import { productJsonLd } from './product-json-ld.ts';

const sold = aSaleParam({ Id: 71, StockInventory: 0 });
const stocked = aSaleParam({ Id: 72, Name: 'نقره‌ای', PaddingPrice: 120_000 });
const path = `/product/7/${encodeURIComponent('ساعت-هوشمند-ماهور')}`;

test('each variant is an offer in rials, with its stock', () => {
  const [item] = productJsonLd(aProduct({ ProductSaleParams: [sold, stocked] }));

  expect(item).toMatchObject({
    '@type': 'Product',
    name: 'ساعت هوشمند ماهور',
    offers: [
      { price: 10_000_000, priceCurrency: 'IRR', availability: 'https://schema.org/OutOfStock' },
      {
        price: 11_200_000,
        priceCurrency: 'IRR',
        availability: 'https://schema.org/InStock',
        url: `${path}?variant=72`,
      },
    ],
  });
});

test('a product with a discount is offered at its final price', () => {
  const product = aProduct({ FinalPrice: 850_000, DiscountPercent: 15 });

  const [item] = productJsonLd(product);

  expect(item).toMatchObject({ offers: [{ price: 8_500_000 }] });
});

test('where the shop adds tax, a product is offered with it, as a shopper pays', () => {
  const [item] = productJsonLd(aProduct({ FinalPrice: 850_000, DiscountPercent: 15, TaxRate: 10 }));

  expect(item).toMatchObject({ offers: [{ price: 9_350_000 }] });
});

test('a product without a price has no offer', () => {
  const [item] = productJsonLd(aProduct({ Price: 0, FinalPrice: 0 }));

  expect(item).not.toHaveProperty('offers');
});

test('a product without a picture shows none', () => {
  const [item] = productJsonLd(aProduct({ PicPath: '', ProductPics: [] }));

  expect(item).not.toHaveProperty('image');
});

test('the breadcrumb leads through group and subgroup', () => {
  const [, list] = productJsonLd(aProduct());

  expect(list).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, item: '/' },
      { position: 2, name: 'کالای دیجیتال' },
      { position: 3, name: 'ساعت و پوشیدنی' },
      { position: 4, name: 'ساعت هوشمند ماهور', item: path },
    ],
  });
});

test('a group without an address is left out of the breadcrumb', () => {
  const { GroupId: _, ...product } = aProduct();

  const [, list] = productJsonLd(product);

  expect(list).toMatchObject({
    itemListElement: [{ position: 1 }, { position: 2, name: 'ساعت و پوشیدنی' }, { position: 3 }],
  });
});

test('search engines are told the average of public stars, and nothing where there are none', () => {
  const [rated] = productJsonLd(aProduct({ Rating: { Average: 4.3, Count: 12 } }));
  const [unrated] = productJsonLd(aProduct());

  expect(rated).toMatchObject({
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.3, ratingCount: 12 },
  });
  expect(unrated).not.toHaveProperty('aggregateRating');
});
