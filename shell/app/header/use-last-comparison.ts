import { useSyncExternalStore } from 'react';
import { lastComparison } from '@kashi/shared/host/last-comparison';
import { useHost } from '@kashi/shared/kit/HostContext';

/** The way back to what this tab has compared last, '' where it has compared nothing. Looked up after every navigation. */
export function useLastComparison(): string {
  const host = useHost();
  return useSyncExternalStore(
    (listener) => host.onLocationChange(listener),
    lastComparison,
    () => '',
  );
}
