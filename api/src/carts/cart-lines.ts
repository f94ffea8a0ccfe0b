import type { Picture } from '@kashi/contracts/picture';
import { sql, type Kysely } from 'kysely';
import { discounted, presentDiscount } from '../discounts/present-discount.ts';
import type { Tables } from '../schema/tables.ts';

/** One line of a cart at its present price and stock (R20). Money in toman, per piece. */
export interface PricedCartLine {
  saleParamId: number;
  saleParamName: string;
  productId: number;
  productName: string;
  unit: string;
  weightGrams: number;
  guarantee: string;
  discountPercent: number;
  picture: Picture | null;
  quantity: number;
  price: number;
  finalPrice: number;
  priceWhenAdded: number;
  /** The pieces that this cart can have, including those that its own payment holds. */
  stock: number;
}

/**
 * The lines in the order in which they were added. A variant of a call-for-price product costs 0, whatever its padding. A variant that
 * was deleted is sold out, and costs what it cost when it was added (R51).
 */
export async function readLines(db: Kysely<Tables>, cartId: number): Promise<PricedCartLine[]> {
  const { rows } = await sql<PricedCartLine>`
    select l.sale_param_id as "saleParamId", coalesce(sp.name, l.sale_param_name) as "saleParamName", l.product_id as "productId",
      coalesce(p.name, l.product_name) as "productName", coalesce(p.unit, l.unit) as unit,
      coalesce(p.weight_grams, 0) as "weightGrams", coalesce(p.guarantee_description, '') as guarantee,
      case when sp.id is null then 0 else ${presentDiscount} end as "discountPercent",
      coalesce(sp.pictures->0,
        (select picture from product_pictures where product_id = p.id order by position limit 1)) as picture,
      l.quantity, unit_price.price,
      case when sp.id is null then unit_price.price else ${discounted(sql`unit_price.price`)} end as "finalPrice",
      l.price_when_added as "priceWhenAdded",
      -- Nobody begins to pay for a hidden product; a payment that holds its pieces goes on.
      case when sp.id is not null and p.hidden_at is null then sp.stock else 0 end
        + case when c.status = 2 then l.quantity else 0 end as stock
    from cart_lines l
    join carts c on c.id = l.cart_id
    left join sale_params sp on sp.id = l.sale_param_id
    left join products p on p.id = l.product_id
    cross join lateral (
      select case when sp.id is null then l.price_when_added when p.price = 0 then 0
        else greatest(p.price + sp.padding_price, 0) end as price) unit_price
    where l.cart_id = ${cartId}
    order by l.position`.execute(db);
  return rows;
}

/** Whether the shop can sell the whole line now. */
export function isLineAvailable({ price, stock, quantity }: PricedCartLine): boolean {
  return price > 0 && stock >= quantity;
}
