import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import { useState } from 'react';
import { useHost } from '@kashi/shared/kit/HostContext';
import { Button } from '@kashi/shared/ui/actions/Button';
import { ProblemNotice } from '@kashi/shared/ui/notice/ProblemNotice';
import { changeAndRead } from '../parts/live-cart/cart-changes.ts';
import { removeCoupon } from './coupon-data.ts';
import { messages } from './messages.ts';
import styles from './AppliedCoupon.module.css';

interface AppliedCouponProps {
  code: string;
  /** False while the cart does not meet the coupon's conditions: it is set, and takes nothing off. */
  isApplied: boolean;
  isLocked: boolean;
}

/** The coupon that is set to the cart, and the way to take it off. */
export function AppliedCoupon({ code, isApplied, isLocked }: AppliedCouponProps) {
  const host = useHost();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>();

  async function remove() {
    setBusy(true);
    setProblem(undefined);
    try {
      const message = await changeAndRead(host, removeCoupon);
      if (message) host.toast(message, 'success');
    } catch (failure) {
      setProblem(failure);
    } finally {
      setBusy(false);
    }
  }

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
            busy={isBusy}
            aria-label={messages.coupon.removeCode(code)}
            onClick={() => void remove()}
          >
            {messages.coupon.remove}
          </Button>
        )}
      </div>
      {problem !== undefined && <ProblemNotice error={problem} />}
    </>
  );
}
