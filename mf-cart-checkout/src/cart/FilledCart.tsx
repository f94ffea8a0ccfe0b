import { useRef } from 'react';
import type { Cart } from '@kashi/contracts/cart';
import { Columns } from '@kashi/ui/layout/Columns';
import { Stack } from '@kashi/ui/layout/Stack';
import { cartMessages } from '../cart-messages.ts';
import { isLocked, useItemCount } from '../parts/live-cart/cart-state.ts';
import { CartSummary } from '../parts/checkout/summary/CartSummary.tsx';
import { LockNotice } from '../parts/checkout/LockNotice.tsx';
import { useKeptFocus } from '@kashi/kit/use-kept-focus';
import { AppliedCoupon } from './coupon/AppliedCoupon.tsx';
import { CartLineRow } from './line/CartLineRow.tsx';
import { ChangeNotices } from './ChangeNotices.tsx';
import { CouponForm } from './coupon/CouponForm.tsx';
import { NextStep } from './NextStep.tsx';
import { messages } from './messages.ts';
import styles from './FilledCart.module.css';

export function FilledCart({ cart }: { cart: Cart }) {
  const itemCount = useItemCount() ?? 0;
  const locked = isLocked(cart);
  const { CartDetails, CouponCode, CouponObstacle, IsCouponDiscountApplied } = cart.CartInfo;
  const summary = useRef<HTMLDivElement>(null);
  const hasCoupon = IsCouponDiscountApplied || Boolean(CouponCode);
  useKeptFocus(summary, hasCoupon);

  return (
    <>
      <header className={styles.head}>
        <h1>{messages.yours}</h1>
        <p role="status">{cartMessages.itemCount(itemCount)}</p>
      </header>
      <Columns narrow="end">
        <Stack gap={4}>
          <LockNotice cart={cart} />
          <ChangeNotices lines={CartDetails} />
          <ul className={styles.lines} aria-label={messages.goods}>
            {CartDetails.map((line) => (
              <CartLineRow key={line.ProductSaleParamId} line={line} isLocked={locked} />
            ))}
          </ul>
          {!hasCoupon && !locked && <CouponForm />}
        </Stack>
        <div ref={summary} tabIndex={-1} className={styles.summary}>
          <CartSummary cart={cart}>
            {hasCoupon && (
              <AppliedCoupon
                code={CouponCode}
                isApplied={IsCouponDiscountApplied}
                obstacle={CouponObstacle ?? null}
                isLocked={locked}
              />
            )}
            <NextStep cart={cart} />
          </CartSummary>
        </div>
      </Columns>
    </>
  );
}
