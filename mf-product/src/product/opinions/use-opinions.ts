import { useEffect, useState } from 'react';

interface Opinions<Value> {
  /** The latest page that has arrived; it stays on the screen until the next one is there. */
  value: Value | undefined;
  problem: unknown;
  retry: () => void;
}

/** Reads a list in the browser, and again whenever `read` is another function. */
export function useOpinions<Value>(read: (signal: AbortSignal) => Promise<Value>): Opinions<Value> {
  const [value, setValue] = useState<Value>();
  const [problem, setProblem] = useState<unknown>();
  const [tries, setTries] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    read(controller.signal).then(
      (answer) => {
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
