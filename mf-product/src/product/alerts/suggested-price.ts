/** Some ten percent below a price (toman), as round as its size allows: always below the price, and never 0. */
export function suggestedPrice(payable: number): number {
  const lower = payable * 0.9;
  const step = 10 ** Math.max(Math.floor(Math.log10(lower)) - 1, 0);
  return Math.max(Math.floor(lower / step) * step, 1);
}
