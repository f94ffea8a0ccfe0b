/**
 * The key in session storage that marks this tab as gone to pay. Session storage belongs to one tab and ends with it, so only the
 * tab that paid greets the order, however often the order's page is opened later.
 */
const key = 'payment-under-way';

/** Marks this tab; `begunAt` is when the payment began, by the server's clock, and '' where the paid order comes next. */
export function markPaymentUnderWay(begunAt = ''): void {
  sessionStorage.setItem(key, begunAt);
}

/** When the payment under way began; null where none is. */
export function paymentBegunAt(): string | null {
  return sessionStorage.getItem(key);
}

export function endPayment(): void {
  sessionStorage.removeItem(key);
}
