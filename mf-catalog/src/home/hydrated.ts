import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False on the server and while hydrating: what needs JavaScript to work is not shown before it does. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
