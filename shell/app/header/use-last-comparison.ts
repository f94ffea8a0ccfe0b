import { useSyncExternalStore } from 'react';
import { lastComparison } from '@kashi/shared/border/last-comparison';
import { useShellApi } from '@kashi/shared/kit/ShellApiContext';

/** The way back to what this tab has compared last, '' where it has compared nothing. Looked up after every navigation. */
export function useLastComparison(): string {
  const shell = useShellApi();
  return useSyncExternalStore(
    (listener) => shell.onLocationChange(listener),
    lastComparison,
    () => '',
  );
}
