import { createContext, useContext, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import type { ShopEvent, ShopEventName } from '@kashi/contracts/events/shop-events';
import type { ShellApi } from '@kashi/border/shell-api';
import { shopPages, type ShopPages } from '@kashi/border/pages/shop-pages';

// Each remote is bundled with its own copy of this file, so the context never crosses the border; the shell's API does.
const ShellApiContext = createContext<ShellApi | null>(null);

export function ShellApiProvider({ shell, children }: { shell: ShellApi; children: ReactNode }) {
  return <ShellApiContext value={shell}>{children}</ShellApiContext>;
}

export function useShellApi(): ShellApi {
  const shell = useContext(ShellApiContext);
  if (!shell) throw new Error('No ShellApiProvider above');
  return shell;
}

const unknown = shopPages([]);

/** The addresses of the shop's pages: the menus, and the targets of header and links. */
export function usePages(): ShopPages {
  return useShellApi().pages ?? unknown;
}

/** Whether a customer is signed in. False on the server and while hydrating, because public HTML is the same for everyone. */
export function useSignedIn(): boolean {
  const { session } = useShellApi();
  return useSyncExternalStore(
    (listener) => session.onChange(listener),
    () => session.isSignedIn(),
    () => false,
  );
}

/** The signed-in customer's name. Empty on the server, while hydrating and for a guest, see `useSignedIn`. */
export function useFullName(): string {
  const { session } = useShellApi();
  return useSyncExternalStore(
    (listener) => session.onChange(listener),
    () => session.fullName(),
    () => '',
  );
}

/** Subscribes to a shop event while the component is on the screen. `listener` must be stable. */
export function useShopEvent<Name extends ShopEventName>(
  name: Name,
  listener: (event: ShopEvent<Name>, isOfOtherTab?: boolean) => void,
): void {
  const { events } = useShellApi();
  useEffect(() => events.subscribe(name, listener), [events, name, listener]);
}
