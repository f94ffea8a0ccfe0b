import { allGroups, allProducts } from '../catalogue/all-groups.ts';
import { brands } from '../catalogue/brands.ts';
import { tags } from '../catalogue/tags.ts';
import type { SeedProduct, SeedSubGroup } from '../catalogue-shape.ts';
import type { ToPicture } from '../pictures/planned-picture.ts';
import { productPictures } from '../pictures/product-pictures.ts';
import { categoryId, saleParamId } from '../rows/ids.ts';
import { specifications } from '../rows/property-rows.ts';
import { rowsOf, type RowsOfTable } from '../rows/rows-of-table.ts';
import { daysBefore } from '../seed-calendar.ts';
import { seededRandom, type SeededRandom } from '../seeded-random.ts';
import { zipf } from './zipf.ts';

/** Higher than any id that the demo or an owner gives. */
export const firstProductId = 1_000_000;
const brandCount = 300;
const tagCount = 556;

const moulds = allGroups.flatMap((group) =>
  group.subGroups.flatMap((subGroup) =>
    subGroup.products.map((product) => ({ product, subGroup })),
  ),
);
const valuesOfMould = Map.groupBy(specifications(allProducts).values, (value) => value.product_id);
const pickMould = zipf(moulds.length, 0.8);
const pickBrand = zipf(brandCount, 0.9);
const pickTag = zipf(tagCount, 0.95);

/** Brands and tags in addition to the demo shop's, so that facets have something to count. */
export function syntheticMenu(): RowsOfTable[] {
  return [
    rowsOf(
      'brands',
      numbersFrom(brands.length + 1, brandCount).map((id) => ({
        id,
        title: `برند ${id}`,
        position: id,
      })),
    ),
    rowsOf(
      'tags',
      numbersFrom(tags.length + 1, tagCount).map((id) => ({ id, title: `برچسب ${id}` })),
    ),
  ];
}

/**
 * Products derived from the demo shop's in a skewed distribution, as in real catalogues: few subgroups, brands and tags hold most
 * of them. Two thirds are in stock, one in twenty-five is call-for-price, one in seven is spelt carelessly.
 */
export function syntheticProducts(first: number, count: number, toPicture: ToPicture) {
  const goods = Array.from({ length: count }, (_, index) => synthetic(first + index));

  const tables: RowsOfTable[] = [
    rowsOf('products', goods.map(productRow)),
    rowsOf(
      'product_pictures',
      goods.flatMap(({ id, mould }) =>
        productPictures(mould.product).gallery.map((picture, position) => ({
          product_id: id,
          position,
          picture: toPicture(picture),
        })),
      ),
    ),
    rowsOf(
      'sale_params',
      goods.flatMap(({ id, mould, inStock, random }) =>
        mould.product.params.map((param, position) => ({
          id: saleParamId(id, position),
          product_id: id,
          name: param.name,
          color_hex: param.hex,
          padding_price: param.paddingPrice,
          stock: inStock ? random.whole(0, 30) + (position === 0 ? 1 : 0) : 0,
          has_attributes: param.name !== '',
          position,
        })),
      ),
    ),
    rowsOf(
      'product_property_values',
      goods.flatMap(({ id, mould }) =>
        (valuesOfMould.get(mould.product.id) ?? []).map((value) => ({ ...value, product_id: id })),
      ),
    ),
    rowsOf(
      'product_tags',
      goods.flatMap(({ id, random }) =>
        [
          ...new Set(Array.from({ length: random.whole(2, 5) }, () => pickTag(random.next()) + 1)),
        ].map((tag) => ({ product_id: id, tag_id: tag })),
      ),
    ),
    rowsOf(
      'price_changes',
      goods.flatMap(({ id, price, random }) =>
        [0.92, 1].map((share, index) => ({
          sale_param_id: saleParamId(id, 0),
          changed_at: daysBefore(60 - index * 40, random.whole(0, 900)),
          price: Math.round(price * share),
        })),
      ),
    ),
  ];
  return { ids: goods.map(({ id }) => id), tables };
}

interface Synthetic {
  id: number;
  mould: { product: SeedProduct; subGroup: SeedSubGroup };
  price: number;
  inStock: boolean;
  random: SeededRandom;
}

function synthetic(index: number): Synthetic {
  const random = seededRandom(`synthetic ${index}`);
  const mould = moulds[pickMould(random.next())];
  if (!mould) throw new Error('The demo shop has no products to derive from.');
  const isByCall = random.next() < 0.04;
  const price =
    Math.round(((mould.product.price || 1_000_000) * (0.5 + random.next() * 1.2)) / 1000) * 1000;
  return {
    id: firstProductId + index,
    mould,
    price: isByCall ? 0 : price,
    inStock: random.next() < 0.65,
    random,
  };
}

function productRow({ id, mould: { product, subGroup }, price, random }: Synthetic) {
  const name = `${product.name} سری ${id - firstProductId + 1}`;
  return {
    id,
    subgroup_id: subGroup.id,
    category_id: categoryId(subGroup.id, random.whole(0, subGroup.categories.length - 1)),
    brand_id: pickBrand(random.next()) + 1,
    name: random.next() < 0.15 ? careless(name) : name,
    short_name: product.shortName,
    price,
    discount_percent: random.next() < 0.35 ? random.whole(1, 40) : 0,
    registered_at: daysBefore(random.whole(0, 900), random.whole(0, 1400)),
  };
}

const arabicYeh = String.fromCodePoint(0x64a);
const arabicKaf = String.fromCodePoint(0x643);

/** Uses Arabic letters, and spaces for half-spaces, as imported names do: a search must find these too (R22). */
function careless(name: string): string {
  return name.replaceAll('ی', arabicYeh).replaceAll('ک', arabicKaf).replaceAll('\u200C', ' ');
}

function numbersFrom(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
