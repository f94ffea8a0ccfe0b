import { useEffect, useRef } from 'react';
import { keepGoods } from '@kashi/border/kept/kept-goods';
import { productLink } from '@kashi/contracts/text/slug';
import { useSignedIn } from '@kashi/kit/ShellApiContext';
import { useCart } from '../parts/live-cart/cart-state.ts';
import { cartLinkMessages } from './cart-link-messages.ts';

/** Keeps what a guest has in the cart, to be read without a network (R45). A customer's cart lies with the shop alone. */
export function useLastCart(): void {
  const cart = useCart();
  const isSignedIn = useSignedIn();
  // A session that ends leaves its cart on the screen for a while, and that cart is no guest's.
  const customers = useRef<typeof cart>(undefined);
  useEffect(() => {
    if (isSignedIn) customers.current = cart;
    if (isSignedIn || (cart && cart === customers.current)) return keepGoods('cart', null);
    if (cart === undefined) return;
    const lines = cart?.CartInfo.CartDetails ?? [];
    const goods = lines.map(({ ProductName, ProductId, Quantity, FinalPrice }) => ({
      name: ProductName,
      path: productLink(ProductId, ProductName),
      quantity: Quantity,
      price: FinalPrice,
    }));
    keepGoods('cart', { path: '/cart', title: cartLinkMessages.cart, goods });
  }, [cart, isSignedIn]);
}
