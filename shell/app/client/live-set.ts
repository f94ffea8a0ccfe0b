import { releaseSetHeader } from '@kashi/shared/border/release-set-header';
import { frameElements } from '../frame-parts/frame-elements.ts';

/** From the cart to the bank nothing comes between. */
const checkout = /^\/(cart|chooseaddress|invoice)\b/i;

/**
 * Knows whether this tab is made of a release set that is no longer the live one, and when it may move: a link that is
 * followed may as well be a whole document, but not in the checkout, nor away from what was typed.
 */
export function createLiveSet(own: string) {
  let isOld = false;
  let typedAt = '';
  addEventListener('input', ({ target }) => {
    const isContent = document.getElementById(frameElements.page)?.contains(target as Node);
    if (isContent) typedAt = location.pathname;
  });

  function hear({ headers }: Response): void {
    const live = headers.get(releaseSetHeader);
    if (live) isOld = live !== own;
  }

  return {
    /** Every answer of the host may tell. */
    hear,
    mayMoveTo: (path: string) =>
      isOld &&
      typedAt !== location.pathname &&
      !checkout.test(location.pathname) &&
      !checkout.test(path),
    /** Files of another set than the live one may be gone. */
    isOld: () => isOld,
    /** Asks the host itself; whether it has answered. */
    ask: () =>
      fetch('/healthz')
        .then(hear)
        .then(
          () => true,
          () => false,
        ),
  };
}

export type LiveSet = ReturnType<typeof createLiveSet>;
