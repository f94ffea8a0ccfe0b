import { DeskProblem } from '../../server/desk-problem.ts';

/** The version that was saved meanwhile, and the server's sentence. */
export interface Overtaken<State> {
  sentence: string;
  /** null where somebody else has deleted it. */
  current: State | null;
}

/** The version that somebody else has saved, from a refusal; null for any other failure. */
export function overtakenBy<State>(error: unknown): Overtaken<State> | null {
  if (!(error instanceof DeskProblem) || error.status !== 409) return null;
  const { value, message: sentence } = error;
  const isTold = typeof value === 'object' && value !== null && 'current' in value;
  return isTold ? { sentence, current: (value as { current: State | null }).current } : null;
}
