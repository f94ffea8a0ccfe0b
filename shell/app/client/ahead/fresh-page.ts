import { keptBarElement } from '@kashi/border/kept/kept-offline';
import type { ShellApi } from '@kashi/border/shell-api';
import type { RouteMatcher } from '../pages/client-routes.ts';
import { backForMs, type PagePreparation } from '../pages/page-preparation.ts';

interface FreshPageOptions {
  match: RouteMatcher;
  preparation: Pick<PagePreparation, 'readAt'>;
  shell: Pick<ShellApi, 'location' | 'onLocationChange' | 'reload'>;
}

/**
 * Reads a public page again when the visitor comes back to a tab that was left open for long: it would sell at a price of another
 * day. A failure leaves the content, below its notice. Pages that depend on the visitor follow what they show by themselves.
 */
export function keepPageFresh({ match, preparation, shell }: FreshPageOptions): void {
  // A kept document says itself since when it is here, and its bar reads it again.
  if (document.getElementById(keptBarElement)) return;
  const shown = () => match(shell.location());
  // Asked at the arrival, since later the same address may be read ahead of a visit, which changes nothing on the screen.
  const arrivedAt = () => preparation.readAt(shown()?.url ?? '') ?? Date.now();
  let readAt = arrivedAt();
  shell.onLocationChange(() => (readAt = arrivedAt()));

  function look(): void {
    // A clock that was set back would keep the page fresh.
    const isOld = Math.abs(Date.now() - readAt) >= backForMs;
    if (!isOld || document.visibilityState !== 'visible' || !navigator.onLine) return;
    if (shown()?.audience !== 'everyone') return;
    readAt = Date.now();
    void shell.reload();
  }

  addEventListener('visibilitychange', look);
  // A document that a browser has kept whole is shown by this event, and one that was looked at without a network waits for it.
  addEventListener('pageshow', look);
  addEventListener('online', look);
}
