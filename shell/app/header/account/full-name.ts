import { useSyncExternalStore } from 'react';
import { useShellApi } from '@kashi/kit/ShellApiContext';

/** The customer's name; '' for a guest, on the server, and while the name is unknown. */
export function useFullName(): string {
  const { session } = useShellApi();
  return useSyncExternalStore(
    (listener) => session.onChange(listener),
    () => session.fullName(),
    () => '',
  );
}
