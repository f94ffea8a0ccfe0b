import { readPreview, type Preview } from '@kashi/border/preview';
import type { RouteMatcher } from './client-routes.ts';

interface LinkClicksOptions {
  match: RouteMatcher;
  navigate(to: string): void;
}

/**
 * Turns every plain link of the document into a navigation within the shop, including links in the footer, in a page that is not
 * hydrated yet, and in the HTML of a description.
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
 * Reads the card of every pressed link before other code handles the press. Returns a function that gives the card's preview for
 * an address, while that press lasts.
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

/** The link of an event's target, unless it opens another window or a file. */
export function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  const elsewhere = link?.target && link.target !== '_self';
  return link?.href && !elsewhere && !link.hasAttribute('download') ? link : null;
}

/** Whether a click is a plain one; the browser handles clicks for a new tab or a menu. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** Whether the link stays on the page on the screen. */
export function isSamePlace({ pathname, search, hash }: HTMLAnchorElement): boolean {
  return pathname === location.pathname && search === location.search && hash !== '';
}
