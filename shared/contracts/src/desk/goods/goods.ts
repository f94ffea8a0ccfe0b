import * as z from 'zod/mini';
import { id, toman } from '../../call/fields.ts';
import { pictureSchema } from '../../picture.ts';
import { anyRole, deskCall } from '../desk-call.ts';
import {
  discountEndsAfterItBegins,
  goodsFields,
  priceToman,
  stock,
  variantSchema,
} from './goods-fields.ts';
import { moment, pageInput, pageOf, searched } from '../keyset.ts';
import { offerChangeSchema } from './offer-change.ts';
import { pressKey } from '../press-key.ts';

/** A product in the list; money in toman. */
export const goodsRowSchema = z.object({
  id: z.int(),
  name: z.string(),
  picture: z.nullable(pictureSchema),
  subGroupId: z.int(),
  subGroupTitle: z.string(),
  brandTitle: z.string(),
  isHidden: z.boolean(),
  discountPercent: z.int(),
  discountFrom: z.nullable(moment),
  discountUntil: z.nullable(moment),
  variants: z.array(
    z.extend(variantSchema, {
      /** How often the stock was set by somebody; a sale does not count. */
      stockCounts: z.int(),
    }),
  ),
});
export type GoodsRow = z.output<typeof goodsRowSchema>;

/** A product with all its fields. */
export const goodsSchema = z.object({
  id: z.int(),
  /** Grows with every change of what is entered here, a price or a counted stock too; sales and the hiding do not count. */
  version: z.int(),
  isHidden: z.boolean(),
  registeredAt: moment,
  name: z.string(),
  shortName: z.string(),
  groupId: z.int(),
  subGroupId: z.int(),
  categoryId: z.nullable(z.int()),
  brandId: z.int(),
  summary: z.string(),
  description: z.string(),
  guarantee: z.string(),
  unit: z.string(),
  weightGrams: z.int(),
  discountPercent: z.int(),
  /** Null: the discount has begun. */
  discountFrom: z.nullable(moment),
  /** The first moment at which the discount holds no more; null: it does not end. */
  discountUntil: z.nullable(moment),
  variants: z.array(variantSchema),
  pictures: z.array(pictureSchema),
  tags: z.array(z.string()),
  videos: z.array(z.string()),
  properties: z.array(
    z.object({ propertyId: z.int(), value: z.string(), isHighlighted: z.boolean() }),
  ),
});
export type Goods = z.output<typeof goodsSchema>;

/** The `Value` of a 409: the product as another member has saved it since it was read. */
export const goodsConflictSchema = z.object({
  current: goodsSchema,
  /** The names of the fields that differ from what the caller wanted to save. */
  differs: z.array(z.string()),
  /** The member who last changed the product at the desk; null if it was changed elsewhere, as by an import. */
  changedBy: z.nullable(z.string()),
  changedAt: z.nullable(moment),
});
export type GoodsConflict = z.output<typeof goodsConflictSchema>;

/** The price and the stock of a variant. */
const offerSchema = z.object({
  saleParamId: z.int(),
  productId: z.int(),
  priceToman: toman,
  stock: z.int(),
  stockCounts: z.int(),
});
export type Offer = z.output<typeof offerSchema>;

const keepers = ['owner', 'catalogue'] as const;
const version = z.int();

/** A description of 30,000 letters has two or three times as many bytes in Persian, and other fields stand beside it. */
const mostBytes = 512 * 1024;

const goodsSearch = {
  /** Words of the name, or the number of the product. */
  search: z.optional(searched),
  subGroupId: z.optional(id),
  brandId: z.optional(id),
  state: z._default(z.enum(['all', 'shown', 'hidden', 'sold-out', 'low']), 'all'),
};

export const deskGoodsCalls = {
  'GET /v1/desk/goods': deskCall({
    summary: 'Goods, hidden ones too: newest first, or by name.',
    access: anyRole,
    input: z.object({
      ...pageInput,
      ...goodsSearch,
      sort: z._default(z.enum(['newest', 'name']), 'newest'),
    }),
    value: pageOf(goodsRowSchema),
  }),
  'GET /v1/desk/goods/csv': deskCall({
    summary:
      'The goods that a search finds, as a CSV file with the columns of an import, to change in a spreadsheet and to import again.',
    access: keepers,
    streams: 'text/csv',
    input: z.object(goodsSearch),
    value: z.string(),
  }),
  'GET /v1/desk/goods/one': deskCall({
    summary: 'One product with all its fields.',
    access: anyRole,
    input: z.object({ id }),
    value: goodsSchema,
  }),
  'POST /v1/desk/goods/create': deskCall({
    summary:
      'A new product; hidden until it is shown, unless it is asked for otherwise. The same `key` again makes no other one: for other contents a 409 has the product that was made.',
    access: keepers,
    mostBytes,
    input: z
      .object({
        ...goodsFields,
        isHidden: z._default(z.boolean(), true),
        key: z.optional(pressKey),
      })
      .check(discountEndsAfterItBegins),
    value: goodsSchema,
  }),
  'POST /v1/desk/goods/change': deskCall({
    summary:
      'Saves a product. A 409 with the product as it is now, if somebody has changed it since `version` was read.',
    access: keepers,
    mostBytes,
    input: z.object({ id, version, ...goodsFields }).check(discountEndsAfterItBegins),
    value: goodsSchema,
  }),
  'POST /v1/desk/goods/hide': deskCall({
    summary: 'Takes a product out of the shop: no list, no page, no cart has it any more.',
    access: keepers,
    input: z.object({ id }),
    value: goodsSchema,
  }),
  'POST /v1/desk/goods/show': deskCall({
    summary: 'Puts a hidden product into the shop.',
    access: keepers,
    input: z.object({ id }),
    value: goodsSchema,
  }),
  'POST /v1/desk/goods/delete': deskCall({
    summary:
      'Deletes a product with its opinions; orders keep their lines, and carts name it as sold out. Refused while somebody is paying for it.',
    access: keepers,
    input: z.object({ id, version }),
    value: z.null(),
  }),
  'POST /v1/desk/goods/duplicate': deskCall({
    summary: 'A hidden copy of a product, with no stock. The same `key` again makes no other one.',
    access: keepers,
    input: z.object({ id, key: z.optional(pressKey) }),
    value: goodsSchema,
  }),
  'POST /v1/desk/goods/offers': deskCall({
    summary:
      'Prices and stocks of many variants, all or none. Of a stock the difference to what was seen is booked, since pieces may have been sold meanwhile. A 409 with the present offers, and a sentence for each variant, if somebody has set one of them since it was seen. The same `key` again answers as before and books nothing.',
    access: keepers,
    input: z.object({
      key: pressKey,
      changes: z
        .array(
          z.object({
            saleParamId: id,
            seen: z.object({ priceToman, stock, stockCounts: z.int() }),
            priceToman: z.optional(priceToman),
            stock: z.optional(stock),
          }),
        )
        .check(z.minLength(1), z.maxLength(200)),
    }),
    value: z.array(offerSchema),
  }),
  'GET /v1/desk/goods/history': deskCall({
    summary:
      "A product's prices, stocks and discounts as they were changed at the desk, newest first.",
    access: keepers,
    input: z.object({ ...pageInput, id }),
    value: pageOf(offerChangeSchema),
  }),
};
