import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import type { ReactNode } from 'react';
import { messages } from '../messages.ts';
import styles from './AppliedCoupon.module.css';

interface CouponNoticeProps {
  /** Null or absent where the server tells no codes. */
  code: string | null | undefined;
  /** False while the cart does not meet the coupon's conditions: the coupon stays set, and takes nothing off. */
  isApplied: boolean;
  /** Why it takes nothing off, in the server's words, which name the code; null where the server gives no reason. */
  obstacle: string | null;
  /** The button that removes it. */
  children: ReactNode;
}

/** The coupon of the cart, and whether it takes anything off. */
export function CouponNotice({ code, isApplied, obstacle, children }: CouponNoticeProps) {
  return (
    <div className={styles.coupon} data-applied={isApplied}>
      <IconTicket aria-hidden="true" />
      {obstacle === null ? (
        <p>
          {messages.coupon.code} <bdi>{code}</bdi>{' '}
          {isApplied ? messages.coupon.applied : messages.coupon.waiting}
        </p>
      ) : (
        <p>{obstacle}</p>
      )}
      {children}
    </div>
  );
}
