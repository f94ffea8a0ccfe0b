import type { CookieChange } from '@kashi/border/remote-contract';

/**
 * The cookie that marks this browser as gone to pay, as session storage does where there is code, so that the paid order greets
 * its buyer once. It lasts longer than a payment may.
 */
export const plainPaymentMark = {
  name: 'PaymentUnderWay',
  value: '1',
  maxAgeSeconds: 30 * 60,
  isHidden: true,
} as const satisfies CookieChange;
