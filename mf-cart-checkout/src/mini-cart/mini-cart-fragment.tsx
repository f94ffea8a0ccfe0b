import { defineFragment } from '@kashi/shared/kit/define';
import { MiniCart } from './MiniCart.tsx';

/** The cart in the header. On the server, and until it is known, a plain link. */
export const fragment = defineFragment({ Component: MiniCart });
