import { startTransition, type ReactNode } from 'react';
import { hydrateRoot, type HydrationOptions, type Root } from 'react-dom/client';

/**
 * Hydrates the server's HTML without blocking the browser: React works for a few milliseconds at a time and lets the browser
 * paint and react in between. A pressed part is hydrated at once and gets the press. Outside of a transition React would hydrate
 * everything in one task, which takes a slow phone 0.2 s on a product page.
 */
export function hydratedInSlices(
  element: HTMLElement,
  tree: ReactNode,
  options: HydrationOptions,
): Root {
  let root: Root | undefined;
  startTransition(() => {
    root = hydrateRoot(element, tree, options);
  });
  return root!;
}
