import type { Product } from '@kashi/shared/contracts/product';

export interface ProductData {
  product: Product;
  /** Sanitised HTML; null where it could not be read although the product could. */
  description: string | null;
}
