/**
 * What is paid for `toman` where value added tax of `taxRate` percent is added (R33). The cart rounds once, over the sum of its goods,
 * so several pieces may come to a toman less or more than several times this amount.
 */
export function withTax(toman: number, taxRate = 0): number {
  return toman + Math.round((toman * taxRate) / 100);
}
