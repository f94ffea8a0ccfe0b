import { toProblem } from './problem.ts';

/** Whether to offer a retry: a refusal would be repeated, unless it names a time for the next try (429). */
export function mayHealByItself(error: unknown): boolean {
  const { kind, retryAfterSeconds } = toProblem(error);
  return kind !== 'refused' || retryAfterSeconds !== undefined;
}
