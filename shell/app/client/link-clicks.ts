import { readPreview, type Preview } from '@kashi/shared/border/preview';
import type { RouteMatcher } from './client-routes.ts';

interface LinkClicksOptions {
  match: RouteMatcher;
  navigate(to: string): void;
}

/**
 * Makes every plain link of the document a navigation within the shop, whoever has rendered it: the footer, a page
 * that is not hydrated yet, the HTML of a description.
 */
export function followLinks({ match, navigate }: LinkClicksOptions): void {
  addEventListener('click', (event) => {
    const link = linkOf(event);
    if (!link || event.defaultPrevented || !isPlain(event) || !match(link.href)) return;
    if (isSamePlace(link)) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  });
}

/**
 * Reads the card of every pressed link before anybody hears of the press. Answers what the card says of the page at an
 * address, while that press lasts.
 */
export function watchPresses(): (url: string) => Preview | null {
  let pressed: { url: string; preview: Preview | null } | null = null;
  addEventListener(
    'click',
    (event) => {
      const link = linkOf(event);
      if (!link) return;
      pressed = { url: link.pathname + link.search, preview: readPreview(link) };
      setTimeout(() => (pressed = null));
    },
    { capture: true },
  );
  return (url) => (pressed?.url === url ? pressed.preview : null);
}

/** The link that an event happens in, unless it leads into another window or a file. */
export function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  const elsewhere = link?.target && link.target !== '_self';
  return link?.href && !elsewhere && !link.hasAttribute('download') ? link : null;
}

/** A click that asks for a new tab or a menu is the browser's. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** Within the page on the screen. */
export function isSamePlace({ pathname, search, hash }: HTMLAnchorElement): boolean {
  return pathname === location.pathname && search === location.search && hash !== '';
}
