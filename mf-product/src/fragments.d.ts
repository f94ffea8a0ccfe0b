// Written by `kashi types` from what is live: change that.
import '@kashi/kit/fragment/Fragment';

declare module '@kashi/kit/fragment/Fragment' {
  interface Fragments {
    'mf-cart-checkout/add-to-cart': {
      productId: number;
      productName: string;
      /** The chosen variant's sale parameter; null while none is chosen. */
      saleParamId: null | number;
      /** The product has no stock, or no price (§2, Product page). */
      unavailable: boolean;
    };
  }
}
