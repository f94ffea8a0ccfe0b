import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { id, toman } from '../call/fields.ts';
import { pictureSchema } from '../picture.ts';
import { productCardSchema } from './product-card.ts';
import { productIds } from './product-ids.ts';
import { ratingSchema } from './rating.ts';

const titledSchema = z.object({ Id: z.int(), Title: z.string() });

/** A variant that can be put in the cart. It costs the product's `Price` plus its `PaddingPrice`, in toman. */
export const saleParamSchema = z.object({
  Id: z.int(),
  /** '' is shown as «no colour» (§2). */
  Name: z.string(),
  /** May be negative: a variant that is cheaper than the one `Price` is of, but out of stock. */
  PaddingPrice: z.int(),
  StockInventory: z.int(),
  HasAttributes: z.boolean(),
  /** Extension (R28): `#rrggbb`. */
  ColorHex: z.optional(z.string()),
  /** Extension (R28): pictures of this variant only. */
  Pictures: z.optional(z.array(pictureSchema)),
  /** Extension: `Price` plus `PaddingPrice`, before and after the discount. */
  Price: z.optional(toman),
  FinalPrice: z.optional(toman),
});

export const productPropertySchema = z.object({
  PropertyTitle: z.string(),
  /** '' is shown as dashes (§2). */
  PropertyValue: z.string(),
});

export const productSchema = z.object({
  Id: z.int(),
  Name: z.string(),
  ShortName: z.string(),
  MetaDescription: z.string(),
  /** '' where there is no picture. */
  PicPath: z.string(),
  /** The gallery. `Picture` is an extension (R28). */
  ProductPics: z.array(z.object({ FilePath: z.string(), Picture: z.optional(pictureSchema) })),
  GroupTitle: z.string(),
  SubGroupId: z.int(),
  SubGroupTitle: z.string(),
  BrandId: z.int(),
  BrandTitle: z.string(),
  ProductTags: z.array(titledSchema),
  ProductSaleParams: z.array(saleParamSchema),
  HighlightedProductPropertyValue: z.array(productPropertySchema),
  ProductPropertyGroups: z.array(
    z.object({ GroupTitle: z.string(), ProductPropertyValue: z.array(productPropertySchema) }),
  ),
  /** Addresses of videos. */
  ProductMedias: z.array(z.object({ URL: z.string() })),
  GuaranteeDescription: z.string(),
  /** Of the cheapest variant that can be bought, in toman; 0 means «call for the price». */
  Price: toman,
  FinalPrice: toman,
  DiscountPercent: z.int(),
  SimilarProducts: z.array(productCardSchema),
  /** Extensions. */
  GroupId: z.optional(z.int()),
  CategoryId: z.optional(z.int()),
  CategoryTitle: z.optional(z.string()),
  IsAvailable: z.optional(z.boolean()),
  /** Extension (R33): the percent of value added tax that is added to the prices; absent where they contain it. */
  TaxRate: z.optional(z.int()),
  /** Extension: what one piece is called, such as «کیلو»; absent where it is «عدد». */
  Unit: z.optional(z.string()),
  /** Extensions: what waits behind the tabs, public ones only. */
  ReviewsCount: z.optional(z.int()),
  QuestionsCount: z.optional(z.int()),
  /** Extension. */
  Rating: z.optional(ratingSchema),
  /** Extension (R47): the address of the page that says which size fits whom. */
  SizeGuidePath: z.optional(z.string()),
});

/** One price of a variant from a moment on; the list runs from old to new. */
export const priceChangeSchema = z.object({
  PriceChangeDate: z.iso.datetime(),
  /** Before any discount, in toman. */
  Price: toman,
});

/** Cards that one call answers. */
const mostCards = 12;

const ofProduct = z.object({ ProductId: id });

export const productCalls = {
  'GET /v1/ProductManagement/ProductInformation/ReadBasic': call({
    summary: "A product's name.",
    source: '§7',
    caller: 'anyone',
    input: ofProduct,
    value: z.object({ Id: z.int(), Name: z.string() }),
  }),
  'GET /v1/ProductManagement/ProductInformation/Read': call({
    summary: 'Everything of a product but its description, its reviews and its questions.',
    source: '§7',
    caller: 'anyone',
    input: ofProduct,
    value: productSchema,
  }),
  'GET /v1/ProductManagement/ProductCards/Find': call({
    summary:
      'Extension: the cards of up to twelve products, in the order asked; others are left out.',
    source: 'R28',
    caller: 'anyone',
    input: z.object({ ProductsIds: productIds(mostCards) }),
    value: z.array(productCardSchema),
  }),
  'GET /v1/ProductManagement/ProductDescriptions/Find': call({
    summary: "A product's description as sanitised HTML.",
    source: '§7, R24',
    caller: 'anyone',
    input: ofProduct,
    value: z.object({ Description: z.string() }),
  }),
  'GET /v1/ProductManagement/ProductPriceChanges/Read': call({
    summary:
      'How the price of a variant changed in two years, from old to new: the last hundred changes, and before them the last one of each day.',
    source: '§7',
    caller: 'anyone',
    input: z.object({ ProductSaleParamId: id }),
    value: z.array(priceChangeSchema),
  }),
};

export type SaleParam = z.infer<typeof saleParamSchema>;
export type ProductProperty = z.infer<typeof productPropertySchema>;
export type Product = z.infer<typeof productSchema>;
export type PriceChange = z.infer<typeof priceChangeSchema>;
