import { lineMessages } from './line-messages.ts';

interface Named {
  ProductName: string;
  /** Empty for a product of one variant, which has no name. */
  ProductSaleParamName?: string | undefined;
}

/** The name of a product, with the name of its variant if the variant has one: two variants of a product lie in one cart. */
export function lineName({ ProductName, ProductSaleParamName }: Named): string {
  return ProductSaleParamName
    ? lineMessages.withVariant(ProductName, ProductSaleParamName)
    : ProductName;
}
