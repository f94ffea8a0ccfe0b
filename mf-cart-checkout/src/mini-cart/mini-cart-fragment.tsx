import { defineFragment } from '@kashi/shared/kit/define';
import { CartBadge } from './CartBadge.tsx';
import { CartLink } from './CartLink.tsx';

interface MiniCartProps {
  /** `bottom-nav`: the count alone, since the link that it stands on is there already. */
  place?: 'header' | 'bottom-nav';
}

/** The cart in the header. On the server, and until it is known, a plain link. */
export const fragment = defineFragment<MiniCartProps>({
  Component: ({ place }) => (place === 'bottom-nav' ? <CartBadge /> : <CartLink />),
});
