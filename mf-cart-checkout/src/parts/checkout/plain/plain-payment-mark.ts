import type { CookieChange } from '@kashi/border/remote-contract';

/** The cookie that marks this browser as gone to pay, as session storage does where there is code. */
export const paymentMarkCookie = 'PaymentUnderWay';

/** The mark of a press at this time. It lasts longer than a payment may. */
export function paymentMark(pressedAt: number): CookieChange {
  return {
    name: paymentMarkCookie,
    value: String(pressedAt),
    maxAgeSeconds: 30 * 60,
    isHidden: true,
  };
}

/** How far the clocks of the host and of the API may be apart, in milliseconds. */
const slackMs = 60_000;

/**
 * Whether an order was placed by the payment that is under way, so that it greets its buyer. All tabs have the cookie, and an older order may
 * be opened in one of them while the bank's page waits in another.
 */
export function isJustPaid(cookies: Record<string, string>, registeredAt: string): boolean {
  const pressedAt = cookies[paymentMarkCookie];
  return pressedAt !== undefined && Date.parse(registeredAt) > Number(pressedAt) - slackMs;
}
