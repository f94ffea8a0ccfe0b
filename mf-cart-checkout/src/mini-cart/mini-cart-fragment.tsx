import { defineFragment } from '@kashi/kit/define';
import { CartBadge } from './CartBadge.tsx';
import { CartLink } from './CartLink.tsx';

interface MiniCartProps {
  /** `bottom-nav` shows the count alone, since the shell renders the link around it. */
  place?: 'header' | 'bottom-nav';
}

/** The cart in the header and in the bottom navigation. On the server, and until the cart is known, it is plain. */
export const fragment = defineFragment<MiniCartProps>({
  Component: ({ place }) => (place === 'bottom-nav' ? <CartBadge /> : <CartLink />),
});
