import type { RemoteDefinition } from '@kashi/shared/host/remote-definition';

/** The front door: everything that this remote owns. */
export const remote: RemoteDefinition = {
  name: 'mf-cart-checkout',
  team: 'checkout',
  pages: {
    cart: {
      paths: ['/cart'],
      audience: 'visitor',
      module: './cart/cart-page.tsx',
      plain: './cart/plain-cart.ts',
    },
    'choose-address': {
      paths: ['/chooseAddress'],
      audience: 'visitor',
      module: './choose-address/choose-address-page.tsx',
      fragments: ['mf-account/address-editor'],
    },
    invoice: { paths: ['/invoice'], audience: 'visitor', module: './invoice/invoice-page.tsx' },
    'order-tracking': {
      paths: ['/orderTracking/:hashOrderId'],
      audience: 'visitor',
      module: './order-tracking/order-tracking-page.tsx',
    },
  },
  fragments: {
    'mini-cart': { module: './mini-cart/mini-cart-fragment.tsx' },
    'add-to-cart': { module: './add-to-cart/add-to-cart-fragment.tsx' },
  },
};
