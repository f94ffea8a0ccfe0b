import { toProblem, type Problem } from '../api/problem.ts';
import { useRef, useState } from 'react';

interface UsedAction {
  /** Does it; nothing while it is still under way. Never rejects. */
  start(): Promise<void>;
  busy: boolean;
  /** Why it failed the last time, for `FormProblem` beside its button; null while it is tried again. */
  problem: Problem | null;
}

/**
 * What one button does, where no form is sent: once at a time, and what `act` throws becomes the button's problem.
 * `FormProblem` says it, as it does for forms.
 */
export function useAction(act: () => Promise<void>): UsedAction {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const isUnderWay = useRef(false);

  async function start() {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await act();
    } catch (error) {
      setProblem(toProblem(error));
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  }

  return { start, busy, problem };
}
