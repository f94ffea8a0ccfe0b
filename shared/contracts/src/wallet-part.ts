/**
 * The wallet's part of a payment (§4): all available credit, but the bank's part, if there is one, is never less than the least sum
 * that the bank takes. In toman.
 */
export function walletPartOf(payable: number, credit: number, leastAtBank: number): number {
  if (credit >= payable) return payable;
  return Math.max(0, Math.min(credit, payable - leastAtBank));
}
