import type { RemoteDefinition } from '@kashi/shared/host/remote-definition';

/** Deciding on a product: looking at one, comparing some, and writing about it. */
export const remote: RemoteDefinition = {
  name: 'mf-product',
  team: 'product',
  pages: {
    product: {
      paths: ['/product/:productId/:productName', '/product/:productId'],
      audience: 'everyone',
      module: './product/product-page.tsx',
      fragments: ['mf-cart-checkout/add-to-cart'],
      reads: [
        '/v1/ProductManagement/ProductInformation/Read?ProductId=:productId',
        '/v1/ProductManagement/ProductDescriptions/Find?ProductId=:productId',
      ],
    },
    compare: {
      paths: ['/compareProduct'],
      audience: 'everyone',
      module: './compare/compare-page.tsx',
    },
    review: {
      paths: ['/review/:productId'],
      audience: 'visitor',
      module: './review/review-page.tsx',
    },
  },
  fragments: {},
};
