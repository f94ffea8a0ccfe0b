import { useCallback, useEffect, useState } from 'react';

interface Reading<Data> {
  /** The last read data, kept while it is read again; null after a failure, unless the same reading had an answer before. */
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
    const settle = (outcome: { data?: Data; problem: unknown }) => {
      if (signal.aborted) return;
      setSettled((last) => {
        const known = last?.read === read ? last.data : null;
        return { data: known, ...outcome, read, round };
      });
    };
    read(signal).then(
      (data) => settle({ data, problem: null }),
      (problem: unknown) => settle({ problem }),
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
