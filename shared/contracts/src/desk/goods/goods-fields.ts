import * as z from 'zod/mini';
import { chosenId, id, toman } from '../../call/fields.ts';
import { deskMessages } from '../desk-messages.ts';
import { playerAddress } from '../../product/video-address.ts';
import { toPersianLetters } from '../../text/persian-letters.ts';
import { plainName } from '../../text/plain-name.ts';
import { ownPicture } from './own-picture.ts';

/** The largest price, in toman: that of the listing's filter. */
export const largestPriceToman = 1_000_000_000_000;

/** The largest stock of a variant. */
export const largestStock = 1_000_000;

/** The largest discount: lists take what costs nothing for a product without a price. */
export const largestDiscountPercent = 99;

/** The heaviest piece, in grams. */
export const largestWeightGrams = 1_000_000;

/** What a product weighs of which nobody has said it, in grams. */
export const unsaidWeightGrams = 500;

/** The longest name of a product, in letters. */
export const longestName = 200;

/** The longest description of a product, in letters of its HTML. */
export const longestDescription = 30_000;

/** The longest title of a group, a brand, a tag or the like, in letters. */
export const longestTitle = 100;

/** A title of a group, a brand, a tag or the like. */
export const title = z
  .string(deskMessages.title.required)
  .check(
    z.overwrite(plainName),
    z.minLength(1, { error: deskMessages.title.required, abort: true }),
    z.maxLength(longestTitle, deskMessages.title.tooLong),
  );

/** The price of one piece before the discount, in toman; 0 means «call for the price». */
export const priceToman = z
  .int(deskMessages.price)
  .check(z.minimum(0, deskMessages.price), z.maximum(largestPriceToman, deskMessages.price));

export const stock = z
  .int(deskMessages.stock)
  .check(z.minimum(0, deskMessages.stock), z.maximum(largestStock, deskMessages.stock));

const text = (longest: number) => z._default(z.string().check(z.trim(), z.maxLength(longest)), '');

const colorHex = z.nullable(
  z.string(deskMessages.color).check(z.regex(/^#[\dA-Fa-f]{6}$/, deskMessages.color)),
);

const discountMoment = z._default(z.nullable(z.iso.datetime(deskMessages.moment)), null);

/** A variant as it is saved. Without `id` it is a new one; a variant that is left out is deleted. */
export const variantInput = z.object({
  id: z._default(z.nullable(id), null),
  /** '' only where a product has one variant. */
  name: z._default(z.string().check(z.overwrite(plainName), z.maxLength(100)), ''),
  colorHex: z._default(colorHex, null),
  priceToman,
  /**
   * How many pieces can be bought. Of a known variant the difference to `seenStock` is booked, so that pieces that were sold in
   * the meantime stay sold.
   */
  stock,
  seenStock: z.optional(stock),
});

/** What is entered of a product. */
export const goodsFields = {
  name: z
    .string(deskMessages.goodsName.required)
    .check(
      z.overwrite(plainName),
      z.minLength(1, { error: deskMessages.goodsName.required, abort: true }),
      z.maxLength(longestName, deskMessages.goodsName.tooLong),
    ),
  /** What cards show; '' takes the name. */
  shortName: z._default(z.string().check(z.overwrite(plainName), z.maxLength(longestName)), ''),
  subGroupId: chosenId(deskMessages.subGroup),
  categoryId: z._default(z.nullable(id), null),
  brandId: chosenId(deskMessages.brand),
  /** What search engines show. */
  summary: text(500),
  /** HTML; shoppers get it sanitised (R24). */
  description: text(longestDescription),
  guarantee: text(200),
  unit: z._default(z.string().check(z.trim(), z.minLength(1), z.maxLength(30)), deskMessages.piece),
  weightGrams: z._default(
    z
      .int(deskMessages.weight)
      .check(z.minimum(1, deskMessages.weight), z.maximum(largestWeightGrams, deskMessages.weight)),
    unsaidWeightGrams,
  ),
  discountPercent: z._default(
    z
      .int(deskMessages.discount)
      .check(
        z.minimum(0, deskMessages.discount),
        z.maximum(largestDiscountPercent, deskMessages.discount),
      ),
    0,
  ),
  /** From when on the discount holds; null: it has begun. */
  discountFrom: discountMoment,
  /** From when on the discount holds no more; null: it does not end. */
  discountUntil: discountMoment,
  variants: z.array(variantInput).check(
    z.minLength(1, deskMessages.variants.none),
    z.maxLength(100),
    z.check<{ name: string }[]>(({ value, issues }) => {
      const place = value.length > 1 ? value.findIndex(({ name }) => name === '') : -1;
      if (place < 0) return;
      const path = [place, 'name'];
      issues.push({ code: 'custom', message: deskMessages.variants.nameless, path, input: '' });
    }),
    z.refine(
      (variants) => new Set(variants.map(({ name }) => name)).size === variants.length,
      deskMessages.variants.twice,
    ),
    z.refine(
      (variants) => new Set(variants.map((variant) => variant.priceToman === 0)).size < 2,
      deskMessages.variants.byCall,
    ),
  ),
  /** The first one is the product's own; others follow in this order. */
  pictures: z._default(z.array(ownPicture).check(z.maxLength(50, deskMessages.pictures)), []),
  /** By their titles; a new title makes a new tag. */
  tags: z._default(z.array(title).check(z.maxLength(50)), []),
  /** Only what the shop can play: others would have no place on the product's page. */
  videos: z._default(
    z
      .array(
        z.string(deskMessages.videoUrl).check(
          z.maxLength(500),
          z.regex(/^[^\s"'<>]+$/, deskMessages.videoUrl),
          z.refine((url) => playerAddress(url) !== null, deskMessages.videoUrl),
        ),
      )
      .check(z.maxLength(20)),
    [],
  ),
  properties: z._default(
    z
      .array(
        z.object({
          propertyId: chosenId(deskMessages.property),
          value: z.string().check(z.overwrite(toPersianLetters), z.trim(), z.maxLength(500)),
          isHighlighted: z._default(z.boolean(), false),
        }),
      )
      .check(z.maxLength(200)),
    [],
  ),
};

interface DiscountPeriod {
  discountFrom: string | null;
  discountUntil: string | null;
}

/** Refuses a discount that ends before it begins, beside the field of its end. */
export const discountEndsAfterItBegins = z.refine<DiscountPeriod>(
  ({ discountFrom, discountUntil }) =>
    discountFrom === null ||
    discountUntil === null ||
    new Date(discountFrom) < new Date(discountUntil),
  { path: ['discountUntil'], error: deskMessages.discountEnd },
);

/** What is known of a product's variant. */
export const variantSchema = z.object({
  id: z.int(),
  name: z.string(),
  colorHex: z.nullable(z.string()),
  priceToman: toman,
  stock: z.int(),
});
