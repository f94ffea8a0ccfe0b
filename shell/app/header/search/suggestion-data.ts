import { useEffect, useState } from 'react';
import type { SearchResult } from '@kashi/contracts/listing/search';
import { useAsk } from '@kashi/kit/use-ask';

/** The pause in typing before a request, in milliseconds. */
const pauseMs = 200;

interface Answer {
  /** The typed text that it answers. */
  value: string;
  result: SearchResult | null;
  problem: unknown;
}

/**
 * The server's suggestions for `value`; '' requests nothing (§2). A later request aborts the earlier one. The last answer stays
 * until the next arrives, so that the list does not flicker with every letter.
 */
export function useSuggestions(value: string): { answer: Answer | null; retry: () => void } {
  const ask = useAsk();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    if (!value) return undefined;
    const controller = new AbortController();
    const { signal } = controller;

    const timer = setTimeout(() => {
      ask('GET /v1/ProductManagement/Search/Read', { SearchValue: value }, { signal }).then(
        (answered) => {
          if (!signal.aborted) setAnswer({ value, result: answered.value, problem: null });
        },
        (problem: unknown) => {
          if (!signal.aborted) setAnswer({ value, result: null, problem });
        },
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [ask, value, turn]);

  function retry() {
    setAnswer(null);
    setTurn(turn + 1);
  }

  return { answer: value ? answer : null, retry };
}
