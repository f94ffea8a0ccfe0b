import { startTransition, type ReactNode } from 'react';
import { hydrateRoot, type HydrationOptions, type Root } from 'react-dom/client';

/**
 * Brings the server's HTML to life without holding up the browser: React works a few milliseconds at a time, and asks in between
 * whether there is something to paint or to answer. What is pressed before its turn comes to life at once, and hears the press.
 * Outside of a transition React would do all of it in one task, 0.2 s of a slow phone on a product page.
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
