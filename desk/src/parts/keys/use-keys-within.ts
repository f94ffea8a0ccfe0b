import { useEffect, type RefObject } from 'react';

/**
 * Does what a key stands for, by its place on the keyboard (`KeyA`), so that a Persian layout does the same as a Latin one; only
 * while the focus is within the part. Keys that are typed into a field, and those with a modifier, are left alone.
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
