import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { Router, type Navigator, type To } from 'react-router-dom';
import type { Host } from '../host/host.ts';

/** react-router in every root, steered by the shell's one history: links, and hooks that read the address, just work. */
export function HostRouter({ host, children }: { host: Host; children: ReactNode }) {
  const location = useSyncExternalStore(
    (listener) => host.onLocationChange(listener),
    () => host.location(),
    () => host.location(),
  );
  const navigator = useMemo(() => navigatorOf(host), [host]);

  return (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  );
}

function navigatorOf(host: Host): Navigator {
  return {
    createHref: addressOf,
    push: (to) => host.navigate(addressOf(to)),
    replace: (to) => host.navigate(addressOf(to), { replace: true }),
    go: (steps) => history.go(steps),
  };
}

function addressOf(to: To): string {
  return typeof to === 'string' ? to : (to.pathname ?? '') + (to.search ?? '') + (to.hash ?? '');
}
