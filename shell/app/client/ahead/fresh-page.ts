import { keptBarElement } from '@kashi/border/kept/kept-offline';
import type { ShellApi } from '@kashi/border/shell-api';
import type { RouteMatcher } from '../pages/client-routes.ts';

/** As long as going back shows a page as it was; in milliseconds. */
const freshForMs = 60 * 60 * 1000;

interface FreshPageOptions {
  match: RouteMatcher;
  shell: Pick<ShellApi, 'location' | 'onLocationChange' | 'reload'>;
}

/**
 * Reads a public page again when the visitor comes back to a tab that was left open for long: it would sell at a price of another
 * day. A failure leaves the content, below its notice. Pages that depend on the visitor follow what they show by themselves.
 */
export function keepPageFresh({ match, shell }: FreshPageOptions): void {
  // A kept document says itself since when it is here, and its bar reads it again.
  if (document.getElementById(keptBarElement)) return;
  let arrivedAt = Date.now();
  shell.onLocationChange(() => (arrivedAt = Date.now()));

  function look(): void {
    // A clock that was set back would keep the page fresh.
    const isOld = Math.abs(Date.now() - arrivedAt) >= freshForMs;
    if (!isOld || document.visibilityState !== 'visible' || !navigator.onLine) return;
    if (match(shell.location())?.audience !== 'everyone') return;
    arrivedAt = Date.now();
    void shell.reload();
  }

  addEventListener('visibilitychange', look);
  // A document that a browser has kept whole is shown by this event, and one that was looked at without a network waits for it.
  addEventListener('pageshow', look);
  addEventListener('online', look);
}
