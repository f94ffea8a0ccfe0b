import { DeskProblem } from '../../server/desk-problem.ts';

/** The version that another member has saved meanwhile, and the server's sentence. */
export interface Overtaken<State> {
  sentence: string;
  /** null if another member has deleted the thing. */
  current: State | null;
}

/** The version that another member has saved, read from the server's refusal; null for any other failure. */
export function overtakenBy<State>(error: unknown): Overtaken<State> | null {
  if (!(error instanceof DeskProblem) || error.status !== 409) return null;
  const { value, message: sentence } = error;
  const isTold = typeof value === 'object' && value !== null && 'current' in value;
  return isTold ? { sentence, current: (value as { current: State | null }).current } : null;
}
