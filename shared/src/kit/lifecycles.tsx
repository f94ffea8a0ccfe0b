import { useSyncExternalStore, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import type { Host } from '../host/host.ts';
import type { Lifecycles, View, ViewProps } from '../host/remote-contract.ts';
import { Surroundings } from './Surroundings.tsx';

/**
 * The single-spa lifecycles of a React root. Our own, since single-spa-react passes no options to `hydrateRoot`:
 * without an id prefix and an error handler neither fragments nor containment would work.
 */
export function lifecyclesOf(render: (view: View, host: Host) => ReactNode): Lifecycles {
  const roots = new WeakMap<HTMLElement, Root>();

  return {
    bootstrap: () => Promise.resolve(),
    mount(props) {
      const tree = <LatestView store={viewStore(props)} host={props.host} render={render} />;
      roots.set(props.domElement, mountRoot(tree, props));
      return Promise.resolve();
    },
    unmount({ domElement }) {
      roots.get(domElement)?.unmount();
      roots.delete(domElement);
      return Promise.resolve();
    },
  };
}

function mountRoot(
  tree: ReactNode,
  { domElement, hydrate, idPrefix, host, onError }: ViewProps,
): Root {
  const options: RootOptions = { identifierPrefix: idPrefix, onUncaughtError: onError };
  if (hydrate) {
    return hydrateRoot(domElement, tree, {
      ...options,
      onRecoverableError: (error) => host.report(error, 'hydration'),
    });
  }

  const root = createRoot(domElement, options);
  // At once, so that the next page replaces the last one in a single frame.
  flushSync(() => root.render(tree));
  return root;
}

interface ViewStore {
  subscribe(listener: () => void): () => void;
  current(): View;
}

function viewStore({ view, onView }: ViewProps): ViewStore {
  const listeners = new Set<() => void>();
  let current = view;
  onView((next) => {
    current = keepingContent(current, next);
    for (const listener of listeners) listener();
  });

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => current,
  };
}

/** What was shown stays where it cannot be read anew, unless it is of something else: another product's, say. */
function keepingContent(shown: View, next: View): View {
  const isSame = JSON.stringify(shown.params) === JSON.stringify(next.params);
  return next.problem !== undefined && isSame ? { ...next, data: shown.data } : next;
}

interface LatestViewProps {
  store: ViewStore;
  host: Host;
  render: (view: View, host: Host) => ReactNode;
}

function LatestView({ store, host, render }: LatestViewProps) {
  const view = useSyncExternalStore(store.subscribe, store.current, store.current);
  return <Surroundings host={host}>{render(view, host)}</Surroundings>;
}
