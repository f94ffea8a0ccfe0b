import { Problem } from '@kashi/shared/api/problem';

/** A 400 with `IsCartEmpty` (§8): the cart is gone, and so must its hash be. */
export function saysEmpty(error: unknown): boolean {
  if (!(error instanceof Problem) || error.status !== 400) return false;
  return (error.value as { IsCartEmpty?: unknown } | null | undefined)?.IsCartEmpty === true;
}
