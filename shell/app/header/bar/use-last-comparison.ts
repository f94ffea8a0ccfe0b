import { useSyncExternalStore } from 'react';
import { lastComparison } from '@kashi/border/kept/last-comparison';
import { useShellApi } from '@kashi/kit/ShellApiContext';

/** The address of this tab's last comparison, '' if there is none. Read after every navigation. */
export function useLastComparison(): string {
  const shell = useShellApi();
  return useSyncExternalStore(
    (listener) => shell.onLocationChange(listener),
    lastComparison,
    () => '',
  );
}
