import { useCallback, useEffect, useState } from 'react';

interface Reading<Data> {
  /** What was read last, kept while it is read again. */
  data: Data | null;
  problem: unknown;
  waiting: boolean;
  again(): void;
}

/** Reads something while a component is on the screen, anew when `read` changes; a superseded reading is aborted. */
export function useReading<Data>(read: (signal: AbortSignal) => Promise<Data>): Reading<Data> {
  const [state, setState] = useState<Omit<Reading<Data>, 'again'>>({
    data: null,
    problem: null,
    waiting: true,
  });
  const [round, setRound] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setState((last) => ({ ...last, problem: null, waiting: true }));
    read(signal).then(
      (data) => !signal.aborted && setState({ data, problem: null, waiting: false }),
      (problem: unknown) => {
        if (!signal.aborted) setState((last) => ({ ...last, problem, waiting: false }));
      },
    );
    return () => controller.abort();
  }, [read, round]);

  return { ...state, again: useCallback(() => setRound((last) => last + 1), []) };
}
