import IconShoppingBag from '@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs';
import { IconLink } from '@kashi/ui/actions/IconLink';
import { useLivePart } from '../parts/live-cart/live-cart.ts';
import { cartLinkMessages } from './cart-link-messages.ts';
import { useCartForms } from './use-cart-forms.ts';

const loadMiniCart = () =>
  import(/* webpackChunkName: "live-cart" */ './MiniCart.tsx').then((module) => module.MiniCart);

/** The link to the cart in the header: plain on the server and for a newcomer, `MiniCart` once there may be a cart. */
export function CartLink() {
  useCartForms();
  const [MiniCart] = useLivePart(loadMiniCart);
  if (MiniCart) return <MiniCart />;
  return (
    <IconLink href="/cart" label={cartLinkMessages.cart}>
      <IconShoppingBag aria-hidden="true" />
    </IconLink>
  );
}
