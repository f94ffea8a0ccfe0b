import { useEffect, useRef, type RefObject } from 'react';

/**
 * A change may take what had the focus off the screen, such as the line that was removed. When `changing` is another
 * one and the focus is lost, it goes to `target`, not to the top of the page.
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
