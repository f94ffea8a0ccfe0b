import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';

/** The distance below or above the window that counts as near. */
const aroundWindow = '600px 0px';

/** The distance beside the visible part of a row that counts as near; the neighbour of a full-width slide is near. */
const besideRow = '0px 25%';

/**
 * Whether a place has come near the visible part: of the window, and of a list in it that may scroll sideways. False until then.
 */
export function useNear<Place extends Element>(): [boolean, RefObject<Place | null>] {
  const place = useRef<Place>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    const element = place.current;
    if (isNear || !element) return undefined;
    const row = element.closest('ul');
    let leaveRow: (() => void) | undefined;
    // Items that a row has scrolled out of view are not in the window, however near they are.
    const leaveWindow = watchWindow(row ?? element, () => {
      if (row) leaveRow = watchRow(row, element, () => setNear(true));
      else setNear(true);
    });
    return () => {
      leaveWindow();
      leaveRow?.();
    };
  }, [isNear]);

  return [isNear, place];
}

/** Waiting callbacks by the element that must come near: the cards of a rail wait for the same one. */
const waiting = new Map<Element, Set<() => void>>();

/** One observer for all pictures, of which a page has a hundred. */
let windowObserver: IntersectionObserver | undefined;

function watchWindow(element: Element, onNear: () => void): () => void {
  windowObserver ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        const wishes = waiting.get(target) ?? [];
        forget(target);
        // In one go a screen of pictures would take a slow phone more than 50 ms.
        startTransition(() => {
          for (const wish of wishes) wish();
        });
      }
    },
    { rootMargin: aroundWindow },
  );
  const wishes = waiting.get(element) ?? new Set();
  wishes.add(onNear);
  waiting.set(element, wishes);
  windowObserver.observe(element);
  return () => {
    wishes.delete(onNear);
    if (wishes.size === 0 && waiting.get(element) === wishes) forget(element);
  };
}

function forget(element: Element): void {
  waiting.delete(element);
  windowObserver?.unobserve(element);
}

function watchRow(row: Element, element: Element, onNear: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      startTransition(onNear);
    },
    { root: row, rootMargin: besideRow },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
