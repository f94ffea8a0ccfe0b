import { defineFragment } from '@kashi/shared/kit/define';
import { AddToCart, type AddToCartProps } from './AddToCart.tsx';

/** The button that buys, on product pages and wherever else a product can be bought. */
export const fragment = defineFragment<AddToCartProps>({ Component: AddToCart });
