import { useEffect, useEffectEvent } from 'react';

/** The pauses before the questions, in milliseconds: the first are short, since an answer is usually near; the last one repeats. */
const waitsMs = [3000, 5000, 10_000, 20_000, 30_000];

/**
 * Asks again and again for what is settled elsewhere, as a payment at a bank, in growing pauses and one question after another. `look`
 * does what an answer asks for, and says whether that ends the questions; a question that fails is followed by the next one in silence,
 * because the page says already that nothing is known yet. Null: there is nothing to ask for. A page that is left is asked no more.
 */
export function useAskedAgain(
  id: string | null,
  look: (id: string, signal: AbortSignal) => Promise<boolean>,
): void {
  const lookNow = useEffectEvent(look);

  useEffect(() => {
    if (id === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    let tries = 0;
    let timer = setTimeout(() => void ask(), waitsMs[tries]);

    async function ask() {
      const isOver = await lookNow(id ?? '', signal).catch(() => false);
      if (isOver || signal.aborted) return;
      tries += 1;
      timer = setTimeout(() => void ask(), waitsMs[tries] ?? waitsMs.at(-1));
    }

    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [id]);
}
