import type { GoodsConflict } from '@kashi/contracts/desk/goods/goods';
import { DeskProblem } from '../server/desk-problem.ts';

/** The product as another member has saved it meanwhile, read from the server's refusal; null for any other failure. */
export function conflictOf(error: unknown): GoodsConflict | null {
  if (!(error instanceof DeskProblem) || error.status !== 409) return null;
  const value = error.value as GoodsConflict | null;
  return value && 'current' in value ? value : null;
}
