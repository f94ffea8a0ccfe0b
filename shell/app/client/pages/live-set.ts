import { releaseSetHeader } from '@kashi/shared/border/release-set-header';
import { frameElements } from '../../frame-parts/frame-elements.ts';

/** The pages of the checkout: between the cart and the bank the tab keeps its release set. */
const checkout = /^\/(cart|chooseaddress|invoice)\b/i;

/**
 * Knows whether this tab's release set is still the live one, and when the tab may change it: by loading a followed link as a new
 * document, but neither in the checkout nor away from typed text.
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
    /** Called with every answer, which may name the live set. */
    hear,
    mayMoveTo: (path: string) =>
      isOld &&
      typedAt !== location.pathname &&
      !checkout.test(location.pathname) &&
      !checkout.test(path),
    /** Whether another set is live, so that files of this one may be gone. */
    isOld: () => isOld,
    /** Asks the host; resolves to whether it has answered. */
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
