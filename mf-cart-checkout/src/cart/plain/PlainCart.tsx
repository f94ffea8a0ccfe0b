import type { Cart } from '@kashi/shared/contracts/cart';
import { Breadcrumb } from '@kashi/shared/ui/navigation/Breadcrumb';
import { Columns } from '@kashi/shared/ui/layout/Columns';
import { Notice } from '@kashi/shared/ui/notice/Notice';
import { Stack } from '@kashi/shared/ui/layout/Stack';
import { cartMessages } from '../../cart-messages.ts';
import { isLocked } from '../../parts/live-cart/cart-state.ts';
import { CartSummary } from '../../parts/checkout/CartSummary.tsx';
import { LockNotice } from '../../parts/checkout/LockNotice.tsx';
import { CartEmpty } from '../CartEmpty.tsx';
import { CartSkeleton } from '../CartSkeleton.tsx';
import { CouponForm } from '../coupon/CouponForm.tsx';
import { messages } from '../messages.ts';
import { NextStep } from '../NextStep.tsx';
import { plainMessages } from './plain-messages.ts';
import { PlainLine } from './PlainLine.tsx';
import skeleton from '../CartSkeleton.module.css';
import styles from '../FilledCart.module.css';

export interface PlainCartData {
  /**
   * The cart of the cookie; null where that cart is gone, undefined where there is no cookie and only the browser may know of a
   * cart.
   */
  cart: Cart | null | undefined;
  /** Why the last form was refused; null where it was not. */
  refusal: string | null;
}

/** The cart by links and forms alone. Paying needs JavaScript, and this page says so. */
export function PlainCart({ data: { cart, refusal } }: { data: PlainCartData }) {
  const notice = refusal !== null && (
    <Notice variant="danger" role="alert">
      {refusal}
    </Notice>
  );
  if (cart === undefined) {
    return (
      <>
        <div className="wrap">{notice}</div>
        <CartSkeleton />
      </>
    );
  }

  const { shop, title } = messages;
  return (
    <div className="wrap">
      <Breadcrumb crumbs={[{ title: shop, href: '/' }, { title }]} />
      <Stack gap={4}>
        {notice}
        {cart ? <FilledPlainCart cart={cart} /> : <CartEmpty />}
      </Stack>
    </div>
  );
}

function FilledPlainCart({ cart }: { cart: Cart }) {
  const { CartDetails, CartDetailsCount, CouponCode } = cart.CartInfo;
  return (
    <div>
      <header className={styles.head}>
        <h1>{messages.yours}</h1>
        <p>{cartMessages.itemCount(CartDetailsCount)}</p>
      </header>
      <Columns narrow="end">
        <Stack gap={4}>
          <LockNotice cart={cart} />
          <ul className={styles.lines} aria-label={messages.goods}>
            {CartDetails.map((line) => (
              <PlainLine key={line.ProductSaleParamId} line={line} isLocked={isLocked(cart)} />
            ))}
          </ul>
          {CouponCode === null && !isLocked(cart) && (
            // The disabled form stands where the usable one will stand, so that nothing moves when the code has come.
            <fieldset disabled className={skeleton.withScript}>
              <CouponForm />
            </fieldset>
          )}
        </Stack>
        <CartSummary cart={cart}>
          <div className={skeleton.withScript}>
            <NextStep cart={cart} />
          </div>
          <noscript>
            <Notice variant="waiting" role="status">
              {plainMessages.toPay}
            </Notice>
          </noscript>
        </CartSummary>
      </Columns>
    </div>
  );
}
