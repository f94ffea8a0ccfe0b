import type { Picture } from '@kashi/contracts/picture';
import type { Transaction } from 'kysely';
import type { Store } from '../store/store.ts';
import type { Tables } from '../schema/tables.ts';
import { refreshListing } from './refresh-listing.ts';

interface AProduct {
  name?: string;
  /** The subgroup's title; if it does not exist, it is created in a group of the same name. */
  subGroup?: string;
  category?: string;
  brand?: string;
  tags?: string[];
  price?: number;
  discountPercent?: number;
  discountFrom?: Date;
  discountUntil?: Date;
  description?: string;
  registeredAt?: string;
  pictures?: Picture[];
  variants?: AVariant[];
  /** Values by the property's title, all in one group «مشخصات». */
  properties?: Record<string, string>;
}

interface AVariant {
  name?: string;
  paddingPrice?: number;
  stock?: number;
  colorHex?: string;
}

export interface ProductOnShelf {
  productId: number;
  subGroupId: number;
  saleParamIds: number[];
}

/** Adds a product with everything that it needs; its one variant has a stock of ten by default. */
export function aProduct(
  { store }: { store: Store },
  product: AProduct = {},
): Promise<ProductOnShelf> {
  return store.transaction(async (tx) => {
    const { id: groupId } = await named(tx, 'groups', product.subGroup ?? 'موبایل', {});
    const { id: subGroupId } = await named(tx, 'subgroups', product.subGroup ?? 'موبایل', {
      group_id: groupId,
    });
    const { id: brandId } = await named(tx, 'brands', product.brand ?? 'کاشی', {});
    const category = product.category
      ? await named(tx, 'categories', product.category, { subgroup_id: subGroupId })
      : undefined;
    const name = product.name ?? 'گوشی موبایل کاشی';
    const { id: productId } = await tx
      .insertInto('products')
      .values({
        subgroup_id: subGroupId,
        category_id: category?.id ?? null,
        brand_id: brandId,
        name,
        short_name: name,
        price: product.price ?? 100_000,
        discount_percent: product.discountPercent ?? 0,
        discount_from: product.discountFrom ?? null,
        discount_until: product.discountUntil ?? null,
        description: product.description ?? '',
        ...(product.registeredAt && { registered_at: new Date(product.registeredAt) }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();

    const saleParamIds = await insertVariants(tx, productId, product.variants ?? [{}]);
    for (const [position, picture] of (product.pictures ?? []).entries()) {
      await tx
        .insertInto('product_pictures')
        .values({ product_id: productId, position, picture: JSON.stringify(picture) })
        .execute();
    }
    for (const title of product.tags ?? []) {
      const { id } = await named(tx, 'tags', title, {});
      await tx.insertInto('product_tags').values({ product_id: productId, tag_id: id }).execute();
    }
    await insertProperties(tx, productId, product.properties ?? {});
    await refreshListing(tx, [productId]);
    return { productId, subGroupId, saleParamIds };
  });
}

export function aPicture(base = '/media/phone'): Picture {
  return {
    Base: base,
    Widths: [160, 400, 1000],
    Formats: ['avif', 'webp'],
    Width: 1000,
    Height: 1000,
    Alt: 'گوشی موبایل از روبه‌رو',
  };
}

async function insertVariants(
  tx: Transaction<Tables>,
  productId: number,
  variants: AVariant[],
): Promise<number[]> {
  if (variants.length === 0) return [];
  const rows = await tx
    .insertInto('sale_params')
    .values(
      variants.map(({ name = '', paddingPrice = 0, stock = 10, colorHex }, position) => ({
        product_id: productId,
        name,
        padding_price: paddingPrice,
        stock,
        color_hex: colorHex ?? null,
        position,
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

async function insertProperties(
  tx: Transaction<Tables>,
  productId: number,
  properties: Record<string, string>,
): Promise<void> {
  for (const [title, value] of Object.entries(properties)) {
    const group = await named(tx, 'property_groups', 'مشخصات', {});
    const property = await named(tx, 'properties', title, { group_id: group.id });
    await tx
      .insertInto('product_property_values')
      .values({ product_id: productId, property_id: property.id, value })
      .execute();
  }
}

type NamedTable =
  | 'groups'
  | 'subgroups'
  | 'brands'
  | 'categories'
  | 'tags'
  | 'property_groups'
  | 'properties';

async function named(
  tx: Transaction<Tables>,
  table: NamedTable,
  title: string,
  rest: object,
): Promise<{ id: number }> {
  const known = await tx
    .selectFrom(table)
    .select('id')
    .where('title', '=', title)
    .executeTakeFirst();
  if (known) return known;
  return tx
    .insertInto(table)
    .values({ title, ...rest } as {
      title: string;
      group_id: number;
      subgroup_id: number;
      picture: null;
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}
