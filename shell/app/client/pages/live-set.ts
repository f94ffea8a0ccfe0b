import type { BootRoute } from '@kashi/border/boot-data';
import { releaseSetHeader } from '@kashi/border/release-set-header';
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

  /** Asks the host; resolves to whether it has answered. */
  const ask = () =>
    fetch('/healthz')
      .then(hear)
      .then(
        () => true,
        () => false,
      );

  return {
    /** Called with every answer, which may name the live set. */
    hear,
    mayMoveTo: (path: string) =>
      isOld &&
      typedAt !== location.pathname &&
      !checkout.test(location.pathname) &&
      !checkout.test(path),
    ask,
    /**
     * Whether a new document should be loaded for a page whose code cannot be had: the server's HTML of a page for everyone can be
     * read, and used by links and forms, and a document of another set has other code. Never while the host cannot be reached: the
     * browser's own error page would take the place of the shop.
     */
    hasDocumentOf: ({ audience }: Pick<BootRoute, 'audience'>) =>
      ask().then((isThere) => isThere && (audience === 'everyone' || isOld)),
  };
}

export type LiveSet = ReturnType<typeof createLiveSet>;
