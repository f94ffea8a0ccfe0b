/**
 * The wallet's part: all available credit, but the bank's part, if there is one, is never less than the bank's minimum. In toman.
 */
export function walletPartOf(payable: number, credit: number, leastAtBank: number): number {
  if (credit >= payable) return payable;
  return Math.max(0, Math.min(credit, payable - leastAtBank));
}
