import { useCallback, useEffect, useState } from 'react';

interface Reading<Data> {
  /** The last read data, kept while it is read again; null after a failure. */
  data: Data | null;
  problem: unknown;
  waiting: boolean;
  again(): void;
}

/** Reads data while a component is on the screen, again when `read` changes; a superseded reading is aborted. */
export function useReading<Data>(read: (signal: AbortSignal) => Promise<Data>): Reading<Data> {
  const [settled, setSettled] = useState<Settled<Data> | null>(null);
  const [round, setRound] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (outcome: Pick<Settled<Data>, 'data' | 'problem'>) => {
      if (!signal.aborted) setSettled({ read, round, ...outcome });
    };
    read(signal).then(
      (data) => settle({ data, problem: null }),
      (problem: unknown) => settle({ data: null, problem }),
    );
    return () => controller.abort();
  }, [read, round]);

  const waiting = settled?.read !== read || settled.round !== round;
  return {
    data: settled?.data ?? null,
    problem: waiting ? null : settled.problem,
    waiting,
    again: useCallback(() => setRound((last) => last + 1), []),
  };
}

/** The outcome of a reading, and the reading itself. */
interface Settled<Data> {
  read: (signal: AbortSignal) => Promise<Data>;
  round: number;
  data: Data | null;
  problem: unknown;
}
