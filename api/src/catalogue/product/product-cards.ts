import type { ProductCard } from '@kashi/contracts/product/product-card';
import type { Store } from '../../store/store.ts';
import { sql } from 'kysely';
import { taxField, taxRate } from '../../settings/tax-rate.ts';
import { pictureField, picturePath, pictureWidth } from '../../http/media/picture-paths.ts';
import { ratingOf } from './product-rating.ts';
import { discounted, presentDiscount } from '../../discounts/present-discount.ts';

/** A card with the guarantee, which amazing offers also show. */
export type ProductCardRow = ProductCard & { GuaranteeDescription: string };

/** The cards of these products, in the order of the ids; unknown ids are left out. */
export async function readProductCards(
  { reads }: Store,
  productIds: readonly number[],
): Promise<ProductCardRow[]> {
  if (productIds.length === 0) return [];
  const rows = await reads
    .selectFrom('product_listing as l')
    .innerJoin('products as p', 'p.id', 'l.product_id')
    .select([
      'l.product_id',
      'l.name',
      'l.short_name',
      'l.picture',
      'l.price',
      discounted(sql`l.price`).as('final_price'),
      presentDiscount.as('discount_percent'),
      'l.is_available',
      'l.guarantee_description',
      onlySaleParam.as('sale_param_id'),
      taxRate.as('tax_rate'),
      ratingOf(sql`l.product_id`).as('rating'),
    ])
    .where('l.product_id', '=', (expression) => expression.fn.any(expression.val([...productIds])))
    .execute();

  const cards = new Map(rows.map((row) => [row.product_id, row]));
  return productIds.flatMap((productId) => {
    const row = cards.get(productId);
    if (!row) return [];
    return {
      Id: row.product_id,
      Name: row.name,
      ShortName: row.short_name,
      PicPath: picturePath(row.picture, pictureWidth.card),
      Price: row.price,
      FinalPrice: row.final_price,
      DiscountPercent: row.discount_percent,
      IsAvailable: row.is_available,
      ...taxField(row),
      GuaranteeDescription: row.guarantee_description,
      ...(isBuyable(row) &&
        row.sale_param_id !== null && { ProductSaleParamId: row.sale_param_id }),
      ...pictureField(row.picture),
      ...(row.rating && { RatingAverage: row.rating.Average }),
    };
  });
}

/** Only a product with one variant is bought from its card; otherwise the shopper chooses the variant on the product's page. */
const onlySaleParam = sql<number | null>`(
  select min(id) from sale_params where product_id = l.product_id having count(*) = 1)`;

const isBuyable = (row: { price: number; is_available: boolean }) =>
  row.is_available && row.price > 0;
