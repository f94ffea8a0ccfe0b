import { expect, type Locator, type Page } from '@playwright/test';
import { hasInCart } from '../pages/cart-page.ts';
import { isAlive } from '../probes/fragments.ts';
import { seeded } from './seeded-products.ts';
import type { Shopper } from '../visitors/shopper.ts';

/** A remote, by a page of it, and what a shopper does elsewhere when it is broken. */
export interface Tile {
  remote: string;
  path: string;
  audience: 'everyone' | 'visitor';
  /** A part of the screen that is there when the page is whole. */
  shown(shopper: Shopper): Locator;
  /** Prepares the shopper before the first address, for example with a cart. */
  needs?(page: Page): Promise<unknown>;
  /** A page of another remote, and what can still be done there. */
  elsewhere: { path: string; works(shopper: Shopper): Promise<void> };
}

const product: Tile['elsewhere'] = {
  path: seeded.watch.path,
  async works(shopper) {
    await expect(shopper.heading).toHaveText(seeded.watch.name);
    await shopper.product.addsToCart();
    await shopper.header.counts(1);
  },
};

const listing: Tile['elsewhere'] = {
  path: '/filter',
  async works(shopper) {
    await expect(shopper.heading).toHaveText('همهٔ محصولات');
    await isAlive(shopper.page, 'mf-cart-checkout/mini-cart');
    const add = { name: /^افزودن .+ به سبد خرید$/ };
    await shopper.listing.cards.getByRole('button', add).first().click();
    await shopper.header.counts(1);
  },
};

/** The product page without what the cart's remote puts into it. */
const productAlone: Tile['elsewhere'] = {
  path: seeded.watch.path,
  async works(shopper) {
    await expect(shopper.heading).toHaveText(seeded.watch.name);
    // A whole document may have come.
    await shopper.canAct();
    await shopper.product.chooses('نقره‌ای');
    await expect(shopper.page).toHaveURL(/variant=/);
  },
};

const heading = (text: string) => (shopper: Shopper) =>
  shopper.content.getByRole('heading', { level: 1, name: text, exact: true });

export const tiles: Tile[] = [
  {
    remote: 'mf-catalog',
    path: '/filter',
    audience: 'everyone',
    shown: heading('همهٔ محصولات'),
    elsewhere: product,
  },
  {
    remote: 'mf-product',
    path: seeded.watch.path,
    audience: 'everyone',
    shown: heading(seeded.watch.name),
    elsewhere: listing,
  },
  {
    remote: 'mf-cart-checkout',
    path: '/cart',
    audience: 'visitor',
    shown: ({ cart }) => cart.line(seeded.band.name),
    needs: (page) => hasInCart(page, seeded.band),
    elsewhere: productAlone,
  },
  {
    remote: 'mf-account',
    path: '/login',
    audience: 'everyone',
    shown: heading('ورود به حساب'),
    elsewhere: product,
  },
  {
    remote: 'mf-content',
    path: '/content/rules',
    audience: 'everyone',
    shown: heading('قوانین و مقررات'),
    elsewhere: product,
  },
];
