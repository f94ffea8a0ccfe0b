import { mainElement } from '@kashi/shared/border/shell-wire';

/** Elements of the document that the frame and its pages live in, by their ids. */
export const frameElements = {
  header: 'header',
  /** The `<main>` that the page stands in; the skip link and every navigation lead there. */
  page: mainElement,
  bottomNav: 'bottom-nav',
  announcer: 'announcer',
  toasts: 'toasts',
} as const;

/** The two parts that are hydrated, each a React root of its own. */
export type FrameRoot = 'header' | 'bottomNav';

/** The prefix of a root's React ids: the same on both sides, and no page's. */
export function idPrefixOf(root: FrameRoot): string {
  return `${frameElements[root]}-`;
}
