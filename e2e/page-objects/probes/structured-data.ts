import * as z from 'zod/mini';

/** Structured data of a page, with absolute addresses. Required fields are those of Google's documentation of each type. */
const address = z.url({ protocol: /^https?$/ });
const text = z.string().check(z.minLength(1));
const context = z.literal('https://schema.org');
const availability = z.enum(['https://schema.org/InStock', 'https://schema.org/OutOfStock']);

const listItem = z.strictObject({
  '@type': z.literal('ListItem'),
  position: z.int().check(z.minimum(1)),
  name: text,
  item: z.optional(address),
  url: z.optional(address),
});

export const breadcrumbSchema = z.strictObject({
  '@context': context,
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(z.extend(listItem, { item: address }))
    .check(z.minLength(2), z.refine(isCountedOn)),
});

export const itemListSchema = z.strictObject({
  '@context': context,
  '@type': z.literal('ItemList'),
  numberOfItems: z.int().check(z.minimum(1)),
  itemListElement: z
    .array(z.extend(listItem, { url: address }))
    .check(z.minLength(1), z.refine(isCountedOn)),
});

/** An offer's price is above zero. */
const offerSchema = z.strictObject({
  '@type': z.literal('Offer'),
  name: z.optional(text),
  sku: text,
  url: address,
  price: z.int().check(z.minimum(1)),
  priceCurrency: z.literal('IRR'),
  availability,
  itemCondition: z.literal('https://schema.org/NewCondition'),
});

export const productSchema = z.strictObject({
  '@context': context,
  '@type': z.literal('Product'),
  name: text,
  url: address,
  sku: text,
  description: z.optional(text),
  image: z.optional(z.array(address).check(z.minLength(1))),
  brand: z.strictObject({ '@type': z.literal('Brand'), name: text }),
  category: text,
  aggregateRating: z.optional(
    z.strictObject({
      '@type': z.literal('AggregateRating'),
      ratingValue: z.number().check(z.gte(1), z.lte(5)),
      ratingCount: z.int().check(z.gte(1)),
    }),
  ),
  offers: z.optional(z.array(offerSchema).check(z.minLength(1))),
});

export const organizationSchema = z.looseObject({
  '@context': context,
  '@type': z.literal('Organization'),
  name: text,
  url: address,
  logo: address,
  sameAs: z.array(address),
});

export const webSiteSchema = z.strictObject({
  '@context': context,
  '@type': z.literal('WebSite'),
  name: text,
  url: address,
  inLanguage: z.literal('fa-IR'),
  potentialAction: z.strictObject({
    '@type': z.literal('SearchAction'),
    target: address.check(z.includes('{phrase}')),
    'query-input': z.literal('required name=phrase'),
  }),
});

export type ProductData = z.output<typeof productSchema>;

/** The blocks of JSON-LD in a document, in their order. */
export function structuredDataIn(html: string): unknown[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as unknown,
  );
}

/** The content of the `meta` element with a name or property; null if there is none. */
export function metaIn(html: string, name: string): string | null {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1] ?? null;
}

function isCountedOn(items: { position: number }[]): boolean {
  return items.every(({ position }, index) => position === (items[0]?.position ?? 0) + index);
}
