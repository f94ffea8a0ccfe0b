import { useEffect, type ComponentType } from 'react';
import { useLatePart } from './use-late-part.tsx';

/** After this time the first view has its code, in milliseconds. */
const afterFirstViewMs = 2500;

/** A late part (`useLatePart`) that comes by itself after the first view, or as soon as there is a network then. */
export function useLaterPart<Props>(load: () => Promise<ComponentType<Props>>) {
  const part = useLatePart(load);
  const [, want] = part;
  useEffect(() => {
    const get = () => void want();
    // Whoever leaves earlier has the code for the next page.
    setTimeout(
      () => (navigator.onLine ? get() : addEventListener('online', get, { once: true })),
      afterFirstViewMs,
    );
  }, [want]);
  return part;
}
