import type { Picture } from '@kashi/shared/contracts/picture';
import type { Product, SaleParam } from '@kashi/shared/contracts/product';

/** A sale parameter as a shopper sees it. Amounts are whole tomans. */
export interface Variant {
  id: number;
  /** '' is shown as «no colour» (§2). */
  name: string;
  /** `#rrggbb`, or null where it is no colour. */
  colorHex: string | null;
  /** 0 means «call for the price» (§1). */
  price: number;
  finalPrice: number;
  inStock: boolean;
  /** Only what is in stock and has a price goes into the cart (§2). */
  buyable: boolean;
  /** Of this variant alone. */
  pictures: readonly Picture[];
}

export function variantsOf(product: Product): Variant[] {
  return product.ProductSaleParams.map((param) => {
    const price = product.Price === 0 ? 0 : (param.Price ?? product.Price + param.PaddingPrice);
    const inStock = param.StockInventory > 0;
    return {
      id: param.Id,
      name: param.Name,
      colorHex: param.ColorHex ?? null,
      price,
      finalPrice: price === 0 ? 0 : finalPriceOf(param, product, price),
      inStock,
      buyable: inStock && price > 0,
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
 * The variant that the address asks for; else the cheapest one that can be bought, whose price the lists show too;
 * else the first. Null for a product that is not sold in any form.
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

/** The server may leave the variant's own prices out, since they are an extension. */
function finalPriceOf(param: SaleParam, product: Product, price: number): number {
  if (param.FinalPrice !== undefined) return param.FinalPrice;
  if (price === product.Price) return product.FinalPrice;
  return Math.floor((price * (100 - product.DiscountPercent)) / 100);
}
