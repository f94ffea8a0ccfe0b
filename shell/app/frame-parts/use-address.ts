import { useSyncExternalStore } from 'react';
import { useHost } from '@kashi/shared/kit/HostContext';

/** The address of the page on the screen; only its path and query mean anything. */
export function useAddress(): URL {
  const host = useHost();
  const address = useSyncExternalStore(
    (listener) => host.onLocationChange(listener),
    () => host.location(),
    () => host.location(),
  );
  return new URL(`http://shop.invalid${address}`);
}
