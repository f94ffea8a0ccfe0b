import { mainElement } from '@kashi/border/shell-wire';

/** The ids of the document's elements for the frame and its pages. */
export const frameElements = {
  header: 'header',
  /** The `<main>` of the page; the skip link and every navigation lead there. */
  page: mainElement,
  bottomNav: 'bottom-nav',
  announcer: 'announcer',
  toasts: 'toasts',
} as const;

/** The two hydrated parts, each a React root of its own. */
export type FrameRoot = 'header' | 'bottomNav';

/** The prefix of a root's React ids: the same on server and browser, and different from every page's. */
export function idPrefixOf(root: FrameRoot): string {
  return `${frameElements[root]}-`;
}
