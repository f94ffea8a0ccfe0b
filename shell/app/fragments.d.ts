// Written by `kashi types` from what is live: change that.
import '@kashi/kit/fragment/Fragment';

declare module '@kashi/kit/fragment/Fragment' {
  interface Fragments {
    'mf-cart-checkout/mini-cart': {
      /** `bottom-nav` shows the count alone, since the shell renders the link around it. */
      place?: "header" | "bottom-nav";
    };
  }
}
