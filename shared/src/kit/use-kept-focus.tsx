import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus when a change removes the focused element, such as a removed line. If `changing` changes and the focus is lost,
 * it goes to `target` and not to the top of the page.
 */
export function useKeptFocus(
  target: RefObject<HTMLElement | null>,
  changing: string | number | null,
): void {
  const before = useRef(changing);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (changing !== before.current && isLost) target.current?.focus();
    before.current = changing;
  }, [changing, target]);
}
