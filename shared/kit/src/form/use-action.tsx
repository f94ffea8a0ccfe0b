import { toProblem, type Problem } from '@kashi/contracts/asking/problem';
import { useRef, useState } from 'react';

interface UsedAction<Given extends unknown[]> {
  /** Starts the action; does nothing while it is running. Never rejects. */
  start(...given: Given): Promise<void>;
  busy: boolean;
  /** The reason of the last failure, for `FormProblem` beside the button; null during a retry. */
  problem: Problem | null;
}

/**
 * The action of one button outside of a form: it runs once at a time, and an error of `act` becomes the button's problem.
 * `FormProblem` shows it, as for forms.
 */
export function useAction<Given extends unknown[] = []>(
  act: (...given: Given) => Promise<void>,
): UsedAction<Given> {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const isUnderWay = useRef(false);

  async function start(...given: Given) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await act(...given);
    } catch (error) {
      setProblem(toProblem(error));
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  }

  return { start, busy, problem };
}
