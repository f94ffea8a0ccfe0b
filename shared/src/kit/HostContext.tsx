import { createContext, useContext, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import type { ShopEvent, ShopEventName } from '../events/shop-events.ts';
import type { Host } from '../host/host.ts';
import { shopPages, type ShopPages } from '../host/shop-pages.ts';

// Each remote is bundled with its own copy of this file, so the context never crosses the border: the host does.
const HostContext = createContext<Host | null>(null);

export function HostProvider({ host, children }: { host: Host; children: ReactNode }) {
  return <HostContext value={host}>{children}</HostContext>;
}

export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost needs a HostProvider above it');
  return host;
}

const unknown = shopPages([]);

/** Where the shop's pages are: the menus, and what header and links lead to. */
export function usePages(): ShopPages {
  return useHost().pages ?? unknown;
}

/** Whether a customer is signed in. False on the server and while hydrating: public HTML is the same for everybody. */
export function useSignedIn(): boolean {
  const { session } = useHost();
  return useSyncExternalStore(
    (listener) => session.onChange(listener),
    () => session.isSignedIn(),
    () => false,
  );
}

/** The name of who is signed in. Empty on the server, while hydrating and for a guest, see `useSignedIn`. */
export function useFullName(): string {
  const { session } = useHost();
  return useSyncExternalStore(
    (listener) => session.onChange(listener),
    () => session.fullName(),
    () => '',
  );
}

/** Hears a shop event for as long as the component is on the screen. `listener` must be stable. */
export function useShopEvent<Name extends ShopEventName>(
  name: Name,
  listener: (event: ShopEvent<Name>) => void,
): void {
  const { events } = useHost();
  useEffect(() => events.subscribe(name, listener), [events, name, listener]);
}
