import { startTransition, useSyncExternalStore, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root, type RootOptions } from 'react-dom/client';
import type { ShellApi } from '../border/shell-api.ts';
import type { Lifecycles, View, ViewProps } from '../border/remote-contract.ts';
import { hydratedInSlices } from './hydrated-in-slices.tsx';
import { Providers } from './Providers.tsx';

/**
 * The single-spa lifecycles of a React root. Our own, since single-spa-react passes no options to `hydrateRoot`:
 * without an id prefix and an error handler neither fragments nor containment would work.
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
        // To React it is an error that what is left had not come to life; to the visitor who leaves it is none.
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
 * Where the server has sent nothing: a page renders `at once`, so that it replaces the last one in a single frame; what has
 * room of its own renders `in slices`, and the browser answers the visitor between two of them.
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
  /** What the server's HTML shows, whatever has come since. */
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

/** What was shown stays where it cannot be read anew, unless it is of something else: another product's, say. */
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
