import { brands } from '../catalogue/brands.ts';
import { guarantees } from '../catalogue/guarantees.ts';
import { tags } from '../catalogue/tags.ts';
import type { SeedProduct, SeedSubGroup } from '../catalogue-shape.ts';
import { descriptionHtml, summaryOf } from '../description-html.ts';
import type { ToPicture } from '../pictures/planned-picture.ts';
import { productPictures } from '../pictures/product-pictures.ts';
import { daysBefore } from '../seed-calendar.ts';
import { seededRandom } from '../seeded-random.ts';
import { categoryId, saleParamId } from './ids.ts';
import { priceHistory } from './price-history.ts';
import { propertyRows } from './property-rows.ts';
import { rowsOf, type RowsOfTable } from './rows-of-table.ts';

/** The products of these subgroups with their pictures, variants, specifications, tags, videos and price history. */
export function productRows(
  subGroups: readonly SeedSubGroup[],
  toPicture: ToPicture,
): RowsOfTable[] {
  const goods = subGroups.flatMap((subGroup) =>
    subGroup.products.map((product) => ({ product, subGroup, pictures: productPictures(product) })),
  );
  const products = goods.map(({ product }) => product);

  return [
    rowsOf(
      'products',
      goods.map(({ product, subGroup }) => productRow(product, subGroup)),
    ),
    rowsOf(
      'product_pictures',
      goods.flatMap(({ product, pictures }) =>
        pictures.gallery.map((picture, position) => ({
          product_id: product.id,
          position,
          picture: toPicture(picture),
        })),
      ),
    ),
    rowsOf(
      'sale_params',
      goods.flatMap(({ product, pictures }) =>
        product.params.map((param, position) => ({
          id: saleParamId(product.id, position),
          product_id: product.id,
          name: param.name,
          color_hex: param.hex,
          padding_price: param.paddingPrice,
          stock: param.stock,
          has_attributes: param.name !== '',
          pictures: (pictures.byParam[position] ?? []).map(toPicture),
          position,
        })),
      ),
    ),
    ...propertyRows(products),
    rowsOf(
      'product_tags',
      products.flatMap((product) =>
        product.tags.map((tag) => ({ product_id: product.id, tag_id: tags.indexOf(tag) + 1 })),
      ),
    ),
    rowsOf(
      'product_medias',
      products.flatMap(({ id, videos = [] }) =>
        videos.map((url, position) => ({ product_id: id, position, url })),
      ),
    ),
    rowsOf('price_changes', products.flatMap(priceHistory)),
  ];
}

function productRow(product: SeedProduct, subGroup: SeedSubGroup) {
  return {
    id: product.id,
    subgroup_id: subGroup.id,
    category_id: categoryId(subGroup.id, subGroup.categories.indexOf(product.category)),
    brand_id: brands.findIndex((brand) => brand.title === product.brand) + 1,
    name: product.name,
    short_name: product.shortName,
    meta_description: summaryOf(product.about),
    description: descriptionHtml(product.about),
    guarantee_description: product.guarantee ?? guarantees.authentic,
    price: product.price,
    discount_percent: product.discountPercent ?? 0,
    unit: product.unit ?? 'عدد',
    weight_grams: product.weightGrams ?? 500,
    registered_at: registeredAt(product),
  };
}

/** New arrivals are at most three weeks old, everything else at most two years. */
function registeredAt({ id, tags }: SeedProduct): Date {
  const random = seededRandom(`registered ${id}`);
  const days = tags.includes('تازه‌رسیده') ? random.whole(1, 20) : random.whole(25, 700);
  return daysBefore(days, random.whole(0, 600));
}
