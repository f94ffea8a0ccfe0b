import { useEffect, type RefObject } from 'react';

/**
 * Arrow keys in an open panel: down and up move along a column, left and right across the columns, which run from the right; Home
 * and End lead to either end. Down from the opener enters the panel, up from its first item leaves it.
 */
export function usePanelKeys(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const steps: Record<string, number> = {
      ArrowDown: 1,
      ArrowUp: -1,
      Home: -Infinity,
      End: Infinity,
    };

    function handleKey(event: KeyboardEvent) {
      const opener = place.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
      const links = [...(opener?.nextElementSibling?.querySelectorAll<HTMLElement>('a') ?? [])];
      const stops = opener ? [opener, ...links] : links;
      const at = stops.indexOf(document.activeElement as HTMLElement);
      const step = steps[event.key] ?? stepAcross(event.key, stops[at]);
      if (step === undefined || at < 0 || (at === 0 && step !== 1)) return;

      event.preventDefault();
      const first = step === -1 ? 0 : 1;
      stops[Math.min(Math.max(at + step, first), stops.length - 1)]?.focus();
    }

    const bar = place.current;
    bar?.addEventListener('keydown', handleKey);
    return () => bar?.removeEventListener('keydown', handleKey);
  }, [place]);
}

/** How many links lie between a link and the one beside it in the next column, or in the last of a shorter one. */
function stepAcross(key: string, from: HTMLElement | undefined): number | undefined {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const column = from?.closest('ul');
  const row = [...(column?.children ?? [])].findIndex((item) => item.contains(from ?? null));
  const own = column?.childElementCount ?? 0;
  if (key === 'ArrowLeft') {
    const next = column?.nextElementSibling?.childElementCount;
    return own - row + Math.min(row, (next ?? 1) - 1);
  }
  const before = column?.previousElementSibling?.childElementCount;
  return before === undefined ? 0 : -row - before + Math.min(row, before - 1);
}
