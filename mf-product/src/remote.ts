import type { RemoteDefinition } from '@kashi/border/remote-definition';
import { titleMessages } from './parts/wishes/title-messages.ts';

/**
 * The pages for deciding on a product: the product itself, the comparison of several, the list of those that a visitor wishes for,
 * and the form for a review.
 */
export const remote: RemoteDefinition = {
  name: 'mf-product',
  team: 'product',
  pages: {
    product: {
      paths: ['/product/:productId/:productName', '/product/:productId'],
      audience: 'everyone',
      role: 'product',
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
    'wish-list': {
      paths: ['/wishList'],
      audience: 'visitor',
      examples: ['/wishList', { path: '/wishList', as: 'customer' }],
      menu: [
        {
          title: titleMessages.wishList,
          icon: 'heart',
          in: { customer: 45, account: 45, shop: 30 },
        },
      ],
      module: './wish-list/wish-list-page.tsx',
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
