import { useEffect, type RefObject } from 'react';

/**
 * Runs the action of a pressed key while the focus is within the part. A key is known by its place on the keyboard (`KeyA`), so
 * that Persian and Latin layouts do the same. Keys typed into a field, and keys with a modifier, have no action.
 */
export function useKeysWithin(
  part: RefObject<HTMLElement | null>,
  actions: Readonly<Record<string, (() => void) | undefined>>,
) {
  useEffect(() => {
    const element = part.current;
    const act = (event: KeyboardEvent) => {
      const action = actions[event.code];
      if (!action || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
      if (event.target instanceof Element && event.target.closest('input, textarea')) return;
      event.preventDefault();
      action();
    };
    element?.addEventListener('keydown', act);
    return () => element?.removeEventListener('keydown', act);
  });
}
