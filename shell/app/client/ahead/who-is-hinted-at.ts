import { keepInBrowser } from '@kashi/border/kept/keep-in-browser';
import type { InstallOffer } from '../../install/install-offer.ts';
import type { ClientRoute } from '../pages/client-routes.ts';
import { isDear } from './ahead-allowance.ts';

/** Local storage: the days of the first visit and of the hint, as the visitor's calendar has them. Days are compared, and never counted. */
const firstVisitKey = 'firstVisitDay';
const hintKey = 'installHintDay';
/** The key of R18. A cart without goods has none (§4). */
const cartKey = 'CartHashId';

/** The width below which the shop has a phone's bar. */
const phone = '(pointer: coarse) and (max-width: 63.99rem)';
/** Public pages on which a visitor is busy with something else. */
const busyRoles = ['sign-in', 'registration', 'recovery'];

/**
 * Whether this browser may ever see the hint in this document: a phone's, whose visitor is back on another day, has not seen it yet and does not save data; that
 * has not opened the shop as an application, and that no program drives. The first day is noted here.
 */
export function mayBeHintedAt(): boolean {
  if (navigator.webdriver || isDear() || isHinted()) return false;
  if (!matchMedia(phone).matches || matchMedia('(display-mode: standalone)').matches) return false;
  const first = localStorage.getItem(firstVisitKey);
  if (first === null) keepInBrowser(firstVisitKey, today());
  return first !== null && first !== today();
}

/** Whether the hint may stand on this page: one that all may read, and that neither asks who they are nor takes their order. */
export function isHintedAt(route: ClientRoute | null): boolean {
  return (
    route?.audience === 'everyone' &&
    route.access !== 'customer' &&
    !busyRoles.includes(route.role ?? '')
  );
}

/**
 * Whether this is a moment for the hint: there is a cart and a way to install, and the visitor is not in the middle of something. No control
 * has the focus, which the hint might cover. Where the shop's worker is switched off or impossible, nothing is promised.
 */
export function isFreeForHint(offer: InstallOffer | undefined): boolean {
  return (
    !isHinted() &&
    localStorage.getItem(cartKey) !== null &&
    Boolean(navigator.serviceWorker?.controller) &&
    (offer !== undefined || isSafariOfIos()) &&
    !document.querySelector('dialog[open]') &&
    (document.activeElement as HTMLElement | null)?.tabIndex !== 0
  );
}

/** Notes that the hint is shown. False where the browser keeps no note. */
export function noteHint(): boolean {
  return keepInBrowser(hintKey, today());
}

function isHinted(): boolean {
  return localStorage.getItem(hintKey) !== null;
}

function today(): string {
  return new Date().toDateString();
}

/**
 * Only WebKit on iOS has `standalone`, also on an iPad that calls itself a Macintosh; it is true where the shop was opened from the home
 * screen. The name is asked for as well: other browsers of iOS name themselves in it, and have the command elsewhere or not at all.
 */
function isSafariOfIos(): boolean {
  const { standalone, userAgent } = navigator as Navigator & { standalone?: boolean };
  return standalone === false && /Version\/\S+ (Mobile\/\S+ )?Safari\/\S+$/.test(userAgent);
}
