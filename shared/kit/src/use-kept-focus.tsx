import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus when a change removes the element that was used last, such as a removed line: if `changing` changes and that
 * element is gone, the focus goes to `target` and not to the top of the page. What only arrives, or another tab has changed, moves
 * no focus. A press counts as use, since Safari gives no button the focus.
 */
export function useKeptFocus(
  target: RefObject<HTMLElement | null>,
  changing: string | number | boolean | null,
): void {
  const before = useRef(changing);
  const lastUsed = useRef<Node | null>(null);
  useEffect(() => {
    const note = (event: Event) => {
      lastUsed.current = event.target as Node;
    };
    const ends = new AbortController();
    for (const kind of ['focusin', 'click']) {
      document.addEventListener(kind, note, { capture: true, signal: ends.signal });
    }
    return () => ends.abort();
  }, []);
  useEffect(() => {
    const { activeElement, body } = document;
    const isLost = (activeElement ?? body) === body && lastUsed.current?.isConnected === false;
    if (changing !== before.current && isLost) target.current?.focus();
    before.current = changing;
  }, [changing, target]);
}
