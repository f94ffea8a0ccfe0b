import type { Cart } from '@kashi/contracts/cart';
import { PlainField, PlainForm } from '@kashi/kit/plain/PlainForm';
import type { RefusedForm } from '@kashi/kit/plain/refused-form';
import { Button } from '@kashi/ui/actions/Button';
import { Input } from '@kashi/ui/form/Input';
import { Panel } from '@kashi/ui/layout/Panel';
import { steps } from '../cart-form.ts';
import styles from '../coupon/CouponForm.module.css';
import { messages } from '../messages.ts';

interface PlainCouponFormProps {
  cart: Cart;
  refused: RefusedForm | null;
}

/** `CouponForm` without JavaScript; it stands where that form will stand, so that nothing moves when the code has come. */
export function PlainCouponForm({ cart, refused }: PlainCouponFormProps) {
  return (
    <Panel>
      <PlainForm action="/cart" refused={refused}>
        <input type="hidden" name="HashCartId" value={cart.HashCartId} />
        <PlainField refused={refused} name="CouponCode" label={messages.coupon.title}>
          <span className={styles.row}>
            <Input
              name="CouponCode"
              autoComplete="off"
              autoCapitalize="characters"
              dir="auto"
              defaultValue={refused?.typed['CouponCode']}
            />
            <Button type="submit" name="step" value={steps.setCoupon} variant="secondary">
              {messages.coupon.apply}
            </Button>
          </span>
        </PlainField>
      </PlainForm>
    </Panel>
  );
}
