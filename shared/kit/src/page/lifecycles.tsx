import { startTransition, useSyncExternalStore, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root, type RootOptions } from 'react-dom/client';
import type { ShellApi } from '@kashi/border/shell-api';
import type { Lifecycles, View, ViewProps } from '@kashi/border/remote-contract';
import { hydratedInSlices } from './hydrated-in-slices.tsx';
import { Providers } from '../Providers.tsx';

/**
 * The single-spa lifecycles of a React root. They are our own, because single-spa-react passes no options to `hydrateRoot`, and
 * fragments and error containment need an id prefix and an error handler.
 */
export function lifecyclesOf(render: Render, firstRender: FirstRender): Lifecycles {
  const roots = new WeakMap<HTMLElement, Root>();

  return {
    bootstrap: () => Promise.resolve(),
    mount(props) {
      const { domElement, host: shell, onAlive } = props;
      const tree = (
        <LatestView store={viewStore(props)} shell={shell} render={render} onAlive={onAlive} />
      );
      const onRecoverableError = (error: unknown) => {
        // React reports unfinished hydration as an error even when the visitor has left the page; only other cases are reported.
        if (roots.has(domElement)) shell.report(error, 'hydration');
      };
      roots.set(domElement, mountRoot(tree, props, firstRender, onRecoverableError));
      return Promise.resolve();
    },
    unmount({ domElement }) {
      const root = roots.get(domElement);
      roots.delete(domElement);
      root?.unmount();
      return Promise.resolve();
    },
  };
}

type Render = (view: View, shell: ShellApi, onAlive?: () => void) => ReactNode;

/**
 * The first render without server HTML: a page renders `at once`, so that it replaces the last page in a single frame; a part
 * with room of its own renders `in slices`, between which the browser can react.
 */
type FirstRender = 'at once' | 'in slices';

function mountRoot(
  tree: ReactNode,
  { domElement, hydrate, idPrefix, onError }: ViewProps,
  firstRender: FirstRender,
  onRecoverableError: (error: unknown) => void,
): Root {
  const options: RootOptions = { identifierPrefix: idPrefix, onUncaughtError: onError };
  if (hydrate) return hydratedInSlices(domElement, tree, { ...options, onRecoverableError });

  const root = createRoot(domElement, options);
  if (firstRender === 'at once') flushSync(() => root.render(tree));
  else startTransition(() => root.render(tree));
  return root;
}

interface ViewStore {
  subscribe(listener: () => void): () => void;
  current(): View;
  /** The view of the server's HTML, whatever views came later. */
  first(): View;
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
    first: () => view,
  };
}

/** Keeps the shown data if new data could not be read, unless it belongs to something else, such as another product. */
function keepingContent(shown: View, next: View): View {
  const isSame = JSON.stringify(shown.params) === JSON.stringify(next.params);
  return next.problem !== undefined && isSame ? { ...next, data: shown.data } : next;
}

interface LatestViewProps {
  store: ViewStore;
  shell: ShellApi;
  render: Render;
  onAlive: (() => void) | undefined;
}

function LatestView({ store, shell, render, onAlive }: LatestViewProps) {
  const view = useSyncExternalStore(store.subscribe, store.current, store.first);
  return <Providers shell={shell}>{render(view, shell, onAlive)}</Providers>;
}
