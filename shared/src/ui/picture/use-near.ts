import { useEffect, useRef, useState, type RefObject } from 'react';

/** How far below or above the window something is near. */
const aroundWindow = '600px 0px';

/** How far beside what is seen of its row; a whole slide's neighbour is near. */
const besideRow = '0px 25%';

/** Whether a place has come near what is seen: the window, and within it the list that may scroll sideways. False until then. */
export function useNear<Place extends Element>(): [boolean, RefObject<Place | null>] {
  const place = useRef<Place>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    const element = place.current;
    if (isNear || !element) return undefined;
    const row = element.closest('ul');
    let leaveRow: (() => void) | undefined;
    // What a row has scrolled out of sight is not in the window, however near that is.
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

/** What waits, by what has to come near: the cards of a rail wait for the same one. */
const waiting = new Map<Element, Set<() => void>>();

/** One for all: a page has a hundred pictures. */
let windowObserver: IntersectionObserver | undefined;

function watchWindow(element: Element, onNear: () => void): () => void {
  windowObserver ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        const wishes = waiting.get(target) ?? [];
        forget(target);
        for (const wish of wishes) wish();
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
      onNear();
    },
    { root: row, rootMargin: besideRow },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
