import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import { FormProblem } from '@kashi/shared/kit/form/FormProblem';
import { useShellApi } from '@kashi/shared/kit/ShellApiContext';
import { useAction } from '@kashi/shared/kit/form/use-action';
import { Button } from '@kashi/shared/ui/actions/Button';
import { changeAndRead } from '../../parts/live-cart/cart-changes.ts';
import { removeCoupon } from './coupon-data.ts';
import { messages } from '../messages.ts';
import styles from './AppliedCoupon.module.css';

interface AppliedCouponProps {
  code: string;
  /** False while the cart does not meet the coupon's conditions: the coupon stays set, and takes nothing off. */
  isApplied: boolean;
  isLocked: boolean;
}

/** The coupon of the cart, with a button that removes it. */
export function AppliedCoupon({ code, isApplied, isLocked }: AppliedCouponProps) {
  const shell = useShellApi();
  const removal = useAction(async () => {
    const message = await changeAndRead(shell, removeCoupon);
    if (message) shell.toast(message, 'success');
  });

  return (
    <>
      <div className={styles.coupon} data-applied={isApplied}>
        <IconTicket aria-hidden="true" />
        <p>
          {messages.coupon.code} <bdi>{code}</bdi>{' '}
          {isApplied ? messages.coupon.applied : messages.coupon.waiting}
        </p>
        {!isLocked && (
          <Button
            variant="quiet"
            size="small"
            busy={removal.busy}
            aria-label={messages.coupon.removeCode(code)}
            onClick={() => void removal.start()}
          >
            {messages.coupon.remove}
          </Button>
        )}
      </div>
      <FormProblem problem={removal.problem} />
    </>
  );
}
