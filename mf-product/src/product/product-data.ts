import type { Product } from '@kashi/shared/contracts/product';
import type { AskedOpinions } from './opinions/asked-opinions.ts';

export interface ProductData {
  product: Product;
  /** Sanitised HTML; null where it could not be read although the product could. */
  description: string | null;
  /** What the address asks for of the opinions; on the server alone. */
  asked?: AskedOpinions | null;
}
