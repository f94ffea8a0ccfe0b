import type { RemoteDefinition } from '@kashi/shared/host/remote-definition';

/** Deciding on one product. */
export const remote: RemoteDefinition = {
  name: 'mf-product',
  pages: {
    product: {
      paths: ['/product/:productId/:productName', '/product/:productId'],
      audience: 'everyone',
      module: './product/product-page.tsx',
      fragments: ['mf-cart-checkout/add-to-cart'],
    },
  },
  fragments: {},
};
