import { useSyncExternalStore } from 'react';

/** False on the server and in the first render of the browser: parts that need JavaScript wait for true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => nothingToEnd,
    () => true,
    () => false,
  );
}

function nothingToEnd() {
  // A page is hydrated only once, so there are no changes to subscribe to.
}
