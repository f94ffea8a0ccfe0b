import { toProblem } from './problem.ts';

/** Whether to offer another try: a refusal is said again, unless it says itself when to come back (429). */
export function mayHealByItself(error: unknown): boolean {
  const { kind, retryAfterSeconds } = toProblem(error);
  return kind !== 'refused' || retryAfterSeconds !== undefined;
}
