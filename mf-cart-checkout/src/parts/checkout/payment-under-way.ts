/**
 * The key in session storage that marks this tab as gone to pay. Session storage belongs to one tab and ends with it, so only the
 * tab that paid greets the order, however often the order's page is opened later.
 */
const key = 'payment-under-way';

export function markPaymentUnderWay(): void {
  sessionStorage.setItem(key, 'true');
}

export function isPaymentUnderWay(): boolean {
  return sessionStorage.getItem(key) !== null;
}

export function endPayment(): void {
  sessionStorage.removeItem(key);
}
