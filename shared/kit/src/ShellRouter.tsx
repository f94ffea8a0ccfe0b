import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { Router, type Navigator, type To } from 'react-router-dom';
import type { ShellApi } from '@kashi/border/shell-api';

/** react-router in every root, on the shell's one history, so that links, and hooks that read the address, work as usual. */
export function ShellRouter({ shell, children }: { shell: ShellApi; children: ReactNode }) {
  const location = useSyncExternalStore(
    (listener) => shell.onLocationChange(listener),
    () => shell.location(),
    () => shell.location(),
  );
  const navigator = useMemo(() => navigatorOf(shell), [shell]);

  return (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  );
}

function navigatorOf(shell: ShellApi): Navigator {
  return {
    createHref: addressOf,
    push: (to) => shell.navigate(addressOf(to)),
    replace: (to) => shell.navigate(addressOf(to), { replace: true }),
    go: (steps) => history.go(steps),
  };
}

function addressOf(to: To): string {
  return typeof to === 'string' ? to : (to.pathname ?? '') + (to.search ?? '') + (to.hash ?? '');
}
