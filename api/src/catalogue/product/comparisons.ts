import type {
  ComparedProduct,
  ComparedProperty,
  Comparison,
} from '@kashi/contracts/product/compare';
import { listingFilterSchema } from '@kashi/contracts/listing/listing-filter';
import * as z from 'zod/mini';
import type { Shop } from '../../shop.ts';
import type { CatalogueShop } from '../catalogue-shop.ts';
import { readProductCards } from './product-cards.ts';

const mostFound = 24;

/** Products of a subgroup that match the search, for a comparison; an empty search gives all of them. */
export async function findComparable(
  { store, listing }: Pick<CatalogueShop, 'store' | 'listing'>,
  wanted: { SubGroupId: number; SearchValue: string },
): Promise<ComparedProduct[]> {
  const { productIds } = await listing.query(z.parse(listingFilterSchema, wanted), mostFound);
  return readProductCards(store, productIds);
}

/** The products side by side, with every property that any of them has, in the shop's order. */
export async function compare(
  { store }: Pick<Shop, 'store'>,
  productIds: readonly number[],
): Promise<Comparison> {
  const ComparedProducts = await readProductCards(store, productIds);
  const rows = await readPropertyRows(
    store,
    ComparedProducts.map(({ Id }) => Id),
  );
  const groups = Map.groupBy(rows, (row) => row.group_id);

  return {
    ComparedProducts,
    ComparedProductsProperiesByGroups: [...groups.values()].map((group) => ({
      GroupName: group[0]?.group_title ?? '',
      comparedProductProperies: [...Map.groupBy(group, (row) => row.property_id).values()].map(
        (values) => comparedProperty(values, ComparedProducts),
      ),
    })),
  };
}

type PropertyRow = Awaited<ReturnType<typeof readPropertyRows>>[number];

function readPropertyRows({ db }: Shop['store'], productIds: readonly number[]) {
  return db
    .selectFrom('product_property_values as v')
    .innerJoin('properties as r', 'r.id', 'v.property_id')
    .innerJoin('property_groups as h', 'h.id', 'r.group_id')
    .select([
      'v.product_id',
      'v.property_id',
      'v.value',
      'r.title',
      'h.id as group_id',
      'h.title as group_title',
    ])
    .where('v.product_id', '=', (expression) => expression.fn.any(expression.val([...productIds])))
    .orderBy('h.position')
    .orderBy('h.id')
    .orderBy('r.position')
    .orderBy('r.id')
    .execute();
}

function comparedProperty(
  values: readonly PropertyRow[],
  products: readonly ComparedProduct[],
): ComparedProperty {
  const valueOf = (place: number) =>
    values.find((row) => row.product_id === products[place]?.Id)?.value ?? '';
  return {
    PropertyName: values[0]?.title ?? '',
    ProductA_PropertyValue: valueOf(0),
    ProductB_PropertyValue: valueOf(1),
    ProductC_PropertyValue: valueOf(2),
    ProductD_PropertyValue: valueOf(3),
  };
}
