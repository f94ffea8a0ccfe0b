import type { Picture } from '@kashi/contracts/picture';
import type { Product, SaleParam } from '@kashi/contracts/product/product';

/** A sale parameter as a shopper sees it. Amounts are whole tomans. */
export interface Variant {
  id: number;
  /** The variant's name; '' is shown as «no colour» (§2). */
  name: string;
  /** The colour as `#rrggbb`; null where the variant is no colour. */
  colorHex: string | null;
  /** The price before the discount; 0 means «call for the price» (§1). */
  price: number;
  finalPrice: number;
  inStock: boolean;
  /** Whether the variant is in stock and has a price, and so can go into the cart (§2). */
  buyable: boolean;
  /** The pieces in stock, where they are few enough to hurry; null otherwise. */
  fewLeft: number | null;
  /** The pictures of this variant alone. */
  pictures: readonly Picture[];
}

/** A shopper is told how many pieces are left where there are no more than this. */
const few = 3;

export function variantsOf(product: Product): Variant[] {
  return product.ProductSaleParams.map((param) => {
    const price = product.Price === 0 ? 0 : (param.Price ?? product.Price + param.PaddingPrice);
    const { StockInventory: stock } = param;
    const inStock = stock > 0;
    const buyable = inStock && price > 0;
    return {
      id: param.Id,
      name: param.Name,
      colorHex: param.ColorHex ?? null,
      price,
      finalPrice: price === 0 ? 0 : finalPriceOf(param, product, price),
      inStock,
      buyable,
      fewLeft: buyable && stock <= few ? stock : null,
      pictures: param.Pictures ?? [],
    };
  });
}

/** Whether the variants say anything: one without a name and a colour is the product itself. */
export function isChoice(variants: readonly Variant[]): boolean {
  const [first, ...others] = variants;
  return others.length > 0 || Boolean(first?.name || first?.colorHex);
}

/**
 * The variant of the address; else the cheapest that can be bought, whose price the lists show too; else the first. Null for a
 * product without variants.
 */
export function chosenVariant(
  variants: readonly Variant[],
  wantedId: number | null,
): Variant | null {
  return (
    variants.find(({ id }) => id === wantedId) ??
    variants
      .filter(({ buyable }) => buyable)
      .reduce<Variant | null>(
        (best, each) => (best && best.finalPrice <= each.finalPrice ? best : each),
        null,
      ) ??
    variants[0] ??
    null
  );
}

/**
 * The price after the discount of a variant that has a price; that is never 0, which would mean «call for the price». The server may
 * leave it out, since it is an extension.
 */
function finalPriceOf(param: SaleParam, product: Product, price: number): number {
  const computed =
    price === product.Price
      ? product.FinalPrice
      : Math.max(1, Math.floor((price * (100 - product.DiscountPercent)) / 100));
  return param.FinalPrice ?? computed;
}
