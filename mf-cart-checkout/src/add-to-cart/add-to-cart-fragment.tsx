import { defineFragment } from '@kashi/kit/define';
import type { AddToCartProps } from './AddToCart.tsx';
import { BuyButton } from './BuyButton.tsx';

/** The button that buys, on product pages and wherever else a product can be bought. */
export const fragment = defineFragment<AddToCartProps>({ Component: BuyButton });
