/**
 * Session storage's name of the mark that this tab has gone to pay. It belongs to the tab and ends with it: only the tab
 * that paid greets the order as a fresh one, however often the order's page is visited later.
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
