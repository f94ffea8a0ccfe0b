import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Closes an overlay on Escape, which returns the focus to the opener, and on a press or focus outside `place`; `place` contains
 * the opener (`aria-expanded`) and the overlay.
 */
export function useDismissal(place: RefObject<HTMLElement | null>, onDismiss: () => void): void {
  const dismiss = useEffectEvent(onDismiss);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;

    const leave = ({ target }: Event) => {
      if (!place.current?.contains(target as Node)) dismiss();
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      const opener = place.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
      if (place.current?.contains(document.activeElement)) opener?.focus();
      dismiss();
    };

    document.addEventListener('pointerdown', leave, { signal });
    document.addEventListener('focusin', leave, { signal });
    document.addEventListener('keydown', escape, { signal });
    return () => controller.abort();
  }, [place]);
}
