import * as z from 'zod/mini';
import { toman } from '../call/fields.ts';
import { pictureSchema } from '../picture.ts';

/**
 * A product in a list (§3). Prices are those of the cheapest variant that can be bought; a price of 0 means
 * «call for the price».
 */
export const productCardSchema = z.object({
  Id: z.int(),
  Name: z.string(),
  ShortName: z.string(),
  /** '' where there is no picture. */
  PicPath: z.string(),
  /** Before the discount, in toman. */
  Price: toman,
  FinalPrice: toman,
  DiscountPercent: z.int(),
  /** Whether it is in stock. */
  IsAvailable: z.boolean(),
  /** Extension (R33): the percent of value added tax that is added to the prices; absent where they contain it. */
  TaxRate: z.optional(z.int()),
  /** Extension (R28). */
  Picture: z.optional(pictureSchema),
  /** Extension: the variant that is bought if there is no choice and it is available; absent otherwise. */
  ProductSaleParamId: z.optional(z.int()),
  /** Extension: the average of public stars, 1 to 5 with one decimal; absent where there are none. */
  RatingAverage: z.optional(z.number()),
});

export type ProductCard = z.infer<typeof productCardSchema>;
