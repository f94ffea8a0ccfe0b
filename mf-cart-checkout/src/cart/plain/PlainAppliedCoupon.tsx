import type { Cart } from '@kashi/contracts/cart';
import { Button } from '@kashi/ui/actions/Button';
import { steps } from '../cart-form.ts';
import { CouponNotice } from '../coupon/CouponNotice.tsx';
import { messages } from '../messages.ts';

/** `AppliedCoupon` without JavaScript. */
export function PlainAppliedCoupon({ cart, isLocked }: { cart: Cart; isLocked: boolean }) {
  const { CouponCode: code, CouponObstacle, IsCouponDiscountApplied } = cart.CartInfo;
  if (!code && !IsCouponDiscountApplied) return null;
  return (
    <form method="post" action="/cart">
      <input type="hidden" name="HashCartId" value={cart.HashCartId} />
      <CouponNotice
        code={code}
        isApplied={IsCouponDiscountApplied}
        obstacle={CouponObstacle ?? null}
      >
        {!isLocked && (
          <Button
            type="submit"
            name="step"
            value={steps.removeCoupon}
            variant="quiet"
            size="small"
            aria-label={messages.coupon.removeCode(code)}
          >
            {messages.coupon.remove}
          </Button>
        )}
      </CouponNotice>
    </form>
  );
}
