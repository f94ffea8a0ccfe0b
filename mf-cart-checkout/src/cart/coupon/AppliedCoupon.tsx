import { FormProblem } from '@kashi/kit/form/FormProblem';
import { useShellApi } from '@kashi/kit/ShellApiContext';
import { useAction } from '@kashi/kit/form/use-action';
import { Button } from '@kashi/ui/actions/Button';
import { changeAndRead } from '../../parts/live-cart/change-and-read.ts';
import { CouponNotice } from './CouponNotice.tsx';
import { removeCoupon } from './coupon-data.ts';
import { messages } from '../messages.ts';

interface AppliedCouponProps {
  code: string | null | undefined;
  isApplied: boolean;
  obstacle: string | null;
  isLocked: boolean;
}

/** The coupon of the cart, with a button that removes it. */
export function AppliedCoupon({ code, isApplied, obstacle, isLocked }: AppliedCouponProps) {
  const shell = useShellApi();
  const removal = useAction(async () => {
    const message = await changeAndRead(shell, removeCoupon);
    if (message) shell.toast(message, 'success');
  });

  return (
    <>
      <CouponNotice code={code} isApplied={isApplied} obstacle={obstacle}>
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
      </CouponNotice>
      <FormProblem problem={removal.problem} />
    </>
  );
}
