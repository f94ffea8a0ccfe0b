import { useSyncExternalStore } from 'react';

/** False on the server and in the first render of the browser: what only works with JavaScript waits for true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => nothingToEnd,
    () => true,
    () => false,
  );
}

function nothingToEnd() {
  // A page is hydrated once and for all, so there is nothing to listen to.
}
