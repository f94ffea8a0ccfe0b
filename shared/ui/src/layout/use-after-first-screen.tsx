import { startTransition, useEffect, useState } from 'react';
import { useServerRendered } from '../use-hydrated.tsx';

/**
 * Whether a part below the first screen is rendered yet. On a page that a press has opened it is false until the browser has
 * painted the first screen, for which a slow phone needs half the time then. The server's HTML has every part, and so has a page
 * whose scroll position is restored (`data-whole`).
 */
export function useAfterFirstScreen(isBelow: boolean): boolean {
  const isServerRendered = useServerRendered();
  const [isDue, setDue] = useState(
    !isBelow || isServerRendered || 'whole' in document.documentElement.dataset,
  );

  useEffect(() => {
    if (isDue) return;
    requestAnimationFrame(() => setTimeout(() => startTransition(() => setDue(true))));
  }, [isDue]);

  return isDue;
}
