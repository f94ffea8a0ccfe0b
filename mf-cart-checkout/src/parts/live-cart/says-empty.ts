import { Problem } from '@kashi/contracts/asking/problem';

/** Whether an error is a 400 with `IsCartEmpty` (§8): the cart is gone, and its hash is stale. */
export function saysEmpty(error: unknown): boolean {
  if (!(error instanceof Problem) || error.status !== 400) return false;
  return (error.value as { IsCartEmpty?: unknown } | null | undefined)?.IsCartEmpty === true;
}
