import { useSyncExternalStore } from 'react';
import { useHost } from '@kashi/shared/kit/HostContext';

/** The customer's name; '' for a guest, on the server, and while the name is not known. */
export function useFullName(): string {
  const { session } = useHost();
  return useSyncExternalStore(
    (listener) => session.onChange(listener),
    () => session.fullName(),
    () => '',
  );
}
