import { useSyncExternalStore } from 'react';
import { useShellApi } from '@kashi/kit/ShellApiContext';

/** The address of the page on the screen; only its path and query have a meaning. */
export function useAddress(): URL {
  const shell = useShellApi();
  const address = useSyncExternalStore(
    (listener) => shell.onLocationChange(listener),
    () => shell.location(),
    () => shell.location(),
  );
  return new URL(`http://shop.invalid${address}`);
}
