import type { Problem } from '@kashi/contracts/asking/problem';
import type { Cart } from '@kashi/contracts/cart';
import type { RefusedForm } from '@kashi/kit/plain/refused-form';
import { Breadcrumb } from '@kashi/ui/navigation/Breadcrumb';
import { Columns } from '@kashi/ui/layout/Columns';
import { Notice } from '@kashi/ui/notice/Notice';
import { ProblemNotice } from '@kashi/ui/notice/ProblemNotice';
import { Stack } from '@kashi/ui/layout/Stack';
import { cartMessages } from '../../cart-messages.ts';
import { isLocked } from '../../parts/live-cart/cart-state.ts';
import { CartNotices } from '../../parts/checkout/CartNotices.tsx';
import { CartSummary } from '../../parts/checkout/summary/CartSummary.tsx';
import { LockNotice } from '../../parts/checkout/LockNotice.tsx';
import { CartEmpty } from '../CartEmpty.tsx';
import { PriceChanges } from '../PriceChanges.tsx';
import { CartSkeleton } from '../CartSkeleton.tsx';
import { messages } from '../messages.ts';
import { NextStep } from '../NextStep.tsx';
import { UnreadCart } from '../UnreadCart.tsx';
import { PlainAppliedCoupon } from './PlainAppliedCoupon.tsx';
import { PlainCouponForm } from './PlainCouponForm.tsx';
import { PlainLine } from './PlainLine.tsx';
import styles from '../FilledCart.module.css';

export interface PlainCartData {
  /**
   * The cart of the cookie; null where that cart is gone, undefined where there is no cookie and only the browser may know of a
   * cart.
   */
  cart: Cart | null | undefined;
  /** Why the last change of a line was refused; null where it was not. */
  refusal: string | null;
  /** What came of the last form, where that was taken; null for nothing to say. */
  outcome: string | null;
  /** The refused form of a coupon. */
  refused: RefusedForm | null;
  isSignedIn: boolean;
  /** Why the cart could not be read. */
  problem?: Problem;
}

/** The cart by links and forms alone. */
export function PlainCart({ data }: { data: PlainCartData }) {
  const { cart, refusal, outcome, refused, isSignedIn, problem } = data;
  if (problem) {
    return (
      <UnreadCart>
        <ProblemNotice error={problem} />
      </UnreadCart>
    );
  }
  const notice = refusal !== null && !refused && (
    <Notice variant="danger" role="alert">
      {refusal}
    </Notice>
  );
  if (cart === undefined) {
    return (
      <>
        {notice && <div className="wrap">{notice}</div>}
        <CartSkeleton withoutScript={<CartEmpty />} />
      </>
    );
  }

  const { shop, title } = messages;
  return (
    <div className="wrap">
      <Breadcrumb crumbs={[{ title: shop, href: '/' }, { title }]} />
      <Stack gap={4}>
        {outcome !== null && (
          <Notice variant="success" role="status">
            {outcome}
          </Notice>
        )}
        {notice}
        {cart ? (
          <FilledPlainCart cart={cart} refused={refused} />
        ) : (
          <CartEmpty isCustomer={isSignedIn} />
        )}
      </Stack>
    </div>
  );
}

interface FilledPlainCartProps extends Pick<PlainCartData, 'refused'> {
  cart: Cart;
}

function FilledPlainCart({ cart, refused }: FilledPlainCartProps) {
  const { CartDetails, CartDetailsCount, CouponCode, IsCouponDiscountApplied } = cart.CartInfo;
  const takesCoupon = !CouponCode && !IsCouponDiscountApplied && !isLocked(cart);
  const locked = isLocked(cart);
  return (
    <div>
      <header className={styles.head}>
        <h1>{messages.yours}</h1>
        <p>{cartMessages.itemCount(CartDetailsCount)}</p>
      </header>
      <Columns narrow="end">
        <Stack gap={4}>
          <LockNotice cart={cart} />
          <CartNotices sentences={cart.Notices} />
          <PriceChanges lines={CartDetails} />
          <ul className={styles.lines} aria-label={messages.goods}>
            {CartDetails.map((line) => (
              <PlainLine key={line.ProductSaleParamId} cart={cart} line={line} />
            ))}
          </ul>
          {takesCoupon && <PlainCouponForm cart={cart} refused={refused} />}
        </Stack>
        <CartSummary cart={cart}>
          <PlainAppliedCoupon cart={cart} isLocked={locked} />
          <NextStep cart={cart} />
        </CartSummary>
      </Columns>
    </div>
  );
}
