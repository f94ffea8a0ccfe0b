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
    const columnSteps: Record<string, number> = { ArrowLeft: 1, ArrowRight: -1 };

    function handleKey(event: KeyboardEvent) {
      const opener = place.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
      const panel = opener?.nextElementSibling;
      const here = document.activeElement as HTMLElement;
      const [step, columnStep] = [steps[event.key], columnSteps[event.key]];
      if (!opener || !panel) return;

      if (columnStep !== undefined && panel.contains(here)) {
        event.preventDefault();
        besideOf(here, columnsOf(panel), columnStep)?.focus();
      }
      const stops = [opener, ...linksIn(panel)];
      const at = stops.indexOf(here);
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

function linksIn(part: Element): HTMLElement[] {
  return [...part.querySelectorAll('a')];
}

/** The panel's lists; the link to the whole group stands beside them like one more. */
function columnsOf(panel: Element): HTMLElement[][] {
  const lists = [...panel.querySelectorAll('ul')].map(linksIn);
  return [...lists, linksIn(panel).filter((link) => !lists.flat().includes(link))];
}

/** The link in the same row of a neighbouring column, or in the last row of a shorter one; undefined beyond the ends. */
function besideOf(
  link: HTMLElement,
  columns: HTMLElement[][],
  columnStep: number,
): HTMLElement | undefined {
  const at = columns.findIndex((column) => column.includes(link));
  const row = columns[at]?.indexOf(link) ?? 0;
  const column = columns[at + columnStep] ?? [];
  return column[Math.min(row, column.length - 1)];
}
