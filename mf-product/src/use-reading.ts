import { useEffect, useState } from 'react';

interface Reading<Value> {
  /** The latest that has arrived; it stays on the screen until the next one is there. */
  value: Value | undefined;
  problem: unknown;
  retry: () => void;
}

/** Reads something in the browser, and again whenever `read` is another function. */
export function useReading<Value>(read: (signal: AbortSignal) => Promise<Value>): Reading<Value> {
  const [value, setValue] = useState<Value>();
  const [problem, setProblem] = useState<unknown>();
  const [tries, setTries] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    read(controller.signal).then(
      (answer) => {
        if (controller.signal.aborted) return;
        setValue(answer);
        setProblem(undefined);
      },
      (reason: unknown) => {
        if (!controller.signal.aborted) setProblem(reason);
      },
    );
    return () => controller.abort();
  }, [read, tries]);

  function retry() {
    setProblem(undefined);
    setTries(tries + 1);
  }

  return { value, problem, retry };
}
