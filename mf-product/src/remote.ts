import type { RemoteDefinition } from '@kashi/shared/border/remote-definition';

/** The pages for deciding on a product: the product itself, the comparison of several, and the form for a review. */
export const remote: RemoteDefinition = {
  name: 'mf-product',
  team: 'product',
  pages: {
    product: {
      paths: ['/product/:productId/:productName', '/product/:productId'],
      audience: 'everyone',
      examples: [
        { path: '/product/1102/x', leadsTo: '/product/1102' },
        '/product/1102',
        { path: '/product/1102', as: 'customer' },
      ],
      module: './product/product-page.tsx',
      reads: [
        '/v1/ProductManagement/ProductInformation/Read?ProductId=:productId',
        '/v1/ProductManagement/ProductDescriptions/Find?ProductId=:productId',
      ],
      fragments: ['mf-cart-checkout/add-to-cart'],
    },
    compare: {
      paths: ['/compareProduct'],
      audience: 'everyone',
      examples: [
        '/compareProduct?SubGroupId=1&productId=1102',
        { path: '/compareProduct', leadsTo: '/' },
      ],
      module: './compare/compare-page.tsx',
    },
    review: {
      paths: ['/review/:productId'],
      audience: 'visitor',
      access: 'customer',
      examples: ['/review/1102'],
      module: './review/review-page.tsx',
    },
  },
  fragments: {},
};
