import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { toman } from '../call/fields.ts';
import { listingFilterSchema } from './listing-filter.ts';
import { productCardSchema } from '../product/product-card.ts';

/** Products of a page of the listing (§9). */
export const productsPerPage = 12;

/** One step of where the listing stands, from the shop's own names. */
export const listingScopeSchema = z.object({
  Kind: z.enum(['group', 'subgroup', 'category', 'tag', 'brand']),
  Id: z.int(),
  Title: z.string(),
});

/** A brand in the result, counted as if no brand were chosen (R6). */
export const filteredBrandSchema = z.object({
  Id: z.int(),
  Title: z.string(),
  /** Extension: how many products of it. */
  Count: z.optional(z.int()),
});

/** An attribute that suits a filter, such as the colour; its values are counted as if none of them were chosen (R40). */
export const filteredAttributeSchema = z.object({
  Id: z.int(),
  Title: z.string(),
  /** Without a count where the listing is too large to count it for each filter. */
  Values: z.array(z.object({ Id: z.int(), Title: z.string(), Count: z.optional(z.int()) })),
});

export const listingSchema = z.object({
  TotalCount: z.int(),
  /** One-based, as it was asked. */
  Page: z.int(),
  FilteredProducts: z.array(productCardSchema),
  /** Of the final prices, as if no price were chosen (R6); 0 and 0 where nothing was found. */
  FilteredPriceRange: z.object({ MinPrice: toman, MaxPrice: toman }),
  /** Most products first. */
  FilteredBrands: z.array(filteredBrandSchema),
  /** Extension: in a subgroup or category, and wherever one is chosen. */
  FilteredAttributes: z.optional(z.array(filteredAttributeSchema)),
  /** Extension: from the group down; empty for the whole shop and for a scope that does not exist. */
  Scopes: z.optional(z.array(listingScopeSchema)),
  /** Extension: the corrected search, if nothing is called exactly what `SearchValue` says. */
  SearchedFor: z.optional(z.string()),
});

export const listingCalls = {
  'GET /v1/ProductManagement/Filters/Read': call({
    summary:
      'A page of products by scope, search, brand, attribute, price and stock, with the facets to filter on.',
    source: '§7, R5, R6 and R40',
    caller: 'anyone',
    input: listingFilterSchema,
    value: listingSchema,
  }),
};

export type Listing = z.infer<typeof listingSchema>;
export type ListingScope = z.infer<typeof listingScopeSchema>;
export type FilteredAttribute = z.infer<typeof filteredAttributeSchema>;
export type FilteredBrand = z.infer<typeof filteredBrandSchema>;
