import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { fieldMessages } from '../call/field-messages.ts';
import { chosenId, toman } from '../call/fields.ts';
import { productIds } from './product-ids.ts';
import { pictureSchema } from '../picture.ts';
import { searchText } from '../text/search-text.ts';

/** Products that can be compared at a time (§9). */
export const mostCompared = 4;

export const comparedProductSchema = z.object({
  Id: z.int(),
  Name: z.string(),
  PicPath: z.string(),
  Price: toman,
  FinalPrice: toman,
  DiscountPercent: z.int(),
  /** Extensions (R28). */
  Picture: z.optional(pictureSchema),
  IsAvailable: z.optional(z.boolean()),
  /** Extension (R33): the percent of value added tax that is added to the prices; absent where they contain it. */
  TaxRate: z.optional(z.int()),
});

/** One row of the comparison: the values of the first to the fourth product; '' is shown as «---». */
export const comparedPropertySchema = z.object({
  PropertyName: z.string(),
  ProductA_PropertyValue: z.string(),
  ProductB_PropertyValue: z.string(),
  ProductC_PropertyValue: z.string(),
  ProductD_PropertyValue: z.string(),
});

export const comparisonSchema = z.object({
  /** In the order asked; ids of no product are left out. */
  ComparedProducts: z.array(comparedProductSchema),
  ComparedProductsProperiesByGroups: z.array(
    z.object({ GroupName: z.string(), comparedProductProperies: z.array(comparedPropertySchema) }),
  ),
});

export const compareCalls = {
  'GET /v1/ProductManagement/CompareProducts/Search': call({
    summary: 'Products of a subgroup to put beside the ones being compared, at most 24.',
    source: '§7',
    caller: 'anyone',
    input: z.object({ SubGroupId: chosenId(fieldMessages.id), SearchValue: searchText }),
    value: z.array(comparedProductSchema),
  }),
  'GET /v1/ProductManagement/CompareProducts/Operation': call({
    summary: 'Up to four products and their properties side by side.',
    source: '§7',
    caller: 'anyone',
    input: z.object({ ProductsIds: productIds(mostCompared) }),
    value: comparisonSchema,
  }),
};

export type ComparedProduct = z.infer<typeof comparedProductSchema>;
export type ComparedProperty = z.infer<typeof comparedPropertySchema>;
export type Comparison = z.infer<typeof comparisonSchema>;
