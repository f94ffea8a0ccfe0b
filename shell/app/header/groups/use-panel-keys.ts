import { useEffect, type RefObject } from 'react';

/**
 * Arrow keys in an open panel: down and up move along a column, left and right across the columns, which run from the right; Home
 * and End lead to either end. Down from the opener enters the panel, up from its first item leaves it.
 */
export function usePanelKeys(place: RefObject<HTMLElement | null>, itemsInColumn: number): void {
  useEffect(() => {
    const steps: Record<string, number> = {
      ArrowDown: 1,
      ArrowUp: -1,
      ArrowLeft: itemsInColumn,
      ArrowRight: -itemsInColumn,
      Home: -Infinity,
      End: Infinity,
    };

    function handleKey(event: KeyboardEvent) {
      const step = steps[event.key];
      const opener = place.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
      const links = [...(opener?.nextElementSibling?.querySelectorAll<HTMLElement>('a') ?? [])];
      const stops = opener ? [opener, ...links] : links;
      const at = stops.indexOf(document.activeElement as HTMLElement);
      if (step === undefined || at < 0 || (at === 0 && step !== 1)) return;

      event.preventDefault();
      const first = step === -1 ? 0 : 1;
      stops[Math.min(Math.max(at + step, first), stops.length - 1)]?.focus();
    }

    const bar = place.current;
    bar?.addEventListener('keydown', handleKey);
    return () => bar?.removeEventListener('keydown', handleKey);
  }, [place, itemsInColumn]);
}
