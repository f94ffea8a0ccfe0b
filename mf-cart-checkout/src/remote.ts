import type { RemoteDefinition } from '@kashi/border/remote-definition';

/**
 * The way from the cart to the paid order: the cart in the header, the button that buys, the checkout, and the tracking of
 * orders.
 */
export const remote: RemoteDefinition = {
  name: 'mf-cart-checkout',
  team: 'checkout',
  pages: {
    cart: {
      paths: ['/cart'],
      audience: 'visitor',
      role: 'cart',
      examples: ['/cart', { path: '/cart', as: 'customer' }],
      module: './cart/cart-page.tsx',
      plain: './cart/plain/plain-cart.ts',
    },
    'choose-address': {
      paths: ['/chooseAddress'],
      audience: 'visitor',
      access: 'customer',
      role: 'checkout',
      examples: ['/chooseAddress', { path: '/chooseAddress', as: 'newcomer', leadsTo: '/cart' }],
      module: './choose-address/choose-address-page.tsx',
      plain: './choose-address/plain/plain-choose-address.ts',
      fragments: ['mf-account/address-editor'],
    },
    invoice: {
      paths: ['/invoice'],
      audience: 'visitor',
      access: 'customer',
      role: 'invoice',
      examples: ['/invoice', { path: '/invoice', as: 'newcomer', leadsTo: '/cart' }],
      module: './invoice/invoice-page.tsx',
      plain: './invoice/plain/plain-invoice.ts',
    },
    'order-tracking': {
      paths: ['/orderTracking/:hashOrderId'],
      audience: 'visitor',
      access: 'customer',
      role: 'order',
      examples: ['/orderTracking/recorded'],
      module: './order-tracking/order-tracking-page.tsx',
      plain: './order-tracking/plain/plain-order-tracking.ts',
    },
  },
  fragments: {
    'mini-cart': { module: './mini-cart/mini-cart-fragment.tsx' },
    'add-to-cart': { module: './add-to-cart/add-to-cart-fragment.tsx' },
  },
};
