import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Bare, MapOptions, OpenMap } from './open-map.ts';

/**
 * Opens a map in the element once it comes near the screen, so that a map out of view loads neither the library nor a tile.
 * `bare`: there is no map picture, because none is set or none has loaded, and what there is instead.
 */
export function useMap(
  element: RefObject<HTMLElement | null>,
  options: Omit<MapOptions, 'onBare'>,
): { map: OpenMap | null; bare: Bare | null } {
  const [map, setMap] = useState<OpenMap | null>(null);
  const [bare, setBare] = useState<Bare | null>(null);
  const opened = useRef<OpenMap>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    const place = element.current;
    if (!place) return undefined;
    let gone = false;

    async function open(at: HTMLElement) {
      try {
        const { openMap } = await import('./open-map.ts');
        if (gone) return;
        opened.current = openMap(at, {
          ...latest.current,
          onMoved: (center) => latest.current.onMoved?.(center),
          onBare: setBare,
        });
        setMap(opened.current);
      } catch {
        // The library failed to load: the drawn base and the links stay, with a sentence.
        if (!gone) setBare('grid');
      }
    }

    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watcher.disconnect();
        void open(place);
      },
      { rootMargin: '200px' },
    );
    watcher.observe(place);

    return () => {
      gone = true;
      watcher.disconnect();
      opened.current?.remove();
      opened.current = null;
    };
  }, [element]);

  return { map, bare };
}
