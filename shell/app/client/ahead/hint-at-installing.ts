import type { ShellApi } from '@kashi/border/shell-api';
import type { InstallOffer } from '../../install/install-offer.ts';
import type { RouteMatcher } from '../pages/client-routes.ts';
import { whenIdle } from '../when-idle.ts';
import { isFreeForHint, isHintedAt, mayBeHintedAt, noteHint } from './who-is-hinted-at.ts';

/** The visitor looks at the page first, in milliseconds. */
const afterMs = 5000;

interface HintOptions {
  shell: Pick<ShellApi, 'announce' | 'onLocationChange' | 'toast'>;
  match: RouteMatcher;
  /** What the browser has offered in this document so far, and later. */
  offers: readonly InstallOffer[];
  shopName: string;
}

/**
 * Hints once in the life of a browser that the shop can be put on the home screen (R45): to visitors who are back and have something in
 * their cart, while a public page is on the screen.
 */
export function hintAtInstalling({ shell, match, offers, shopName }: HintOptions): void {
  if (!mayBeHintedAt()) return;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let close: (() => void) | undefined;
  const isWelcome = () => isHintedAt(match(location.href));

  async function hint(): Promise<void> {
    const offer = offers.at(-1);
    if (!isWelcome() || !isFreeForHint(offer)) return;
    // In one file with the toast: a file of its own would have its hashes in every document.
    const { openHint } = await import(
      /* webpackChunkName: "toast" */ '../../install/open-hint.tsx'
    );
    // The code may have come late. Without a note nothing is shown: it would be shown again.
    if (!isWelcome() || !isFreeForHint(offer) || !noteHint()) return;
    close = openHint({ shopName, offer, shell });
  }

  const arrive = () => {
    if (!isWelcome()) close?.();
    clearTimeout(waiting);
    waiting = setTimeout(
      () =>
        whenIdle(() => {
          hint().catch(() => {
            // Silence is right: only a hint is lost, and a later page tries again.
          });
        }),
      afterMs,
    );
  };
  shell.onLocationChange(arrive);
  addEventListener('appinstalled', () => {
    noteHint();
    close?.();
  });
  arrive();
}
