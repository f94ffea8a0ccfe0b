import type { RouteMatcher } from './client-routes.ts';

interface LinkClicksOptions {
  match: RouteMatcher;
  navigate(to: string): void;
  prefetch(to: string): void;
}

/**
 * Makes every plain link of the document a navigation within the shop, whoever has rendered it: the footer, a page
 * that is not hydrated yet, the HTML of a description. Hovering, touching and focusing fetch ahead.
 */
export function followLinks({ match, navigate, prefetch }: LinkClicksOptions): void {
  addEventListener('click', (event) => {
    const link = linkOf(event);
    if (!link || event.defaultPrevented || !isPlain(event) || !match(link.href)) return;
    if (isSamePlace(link)) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  });

  const fetchAhead = (event: Event) => {
    const link = linkOf(event);
    if (link && match(link.href) && !isSamePlace(link)) prefetch(link.pathname + link.search);
  };
  for (const name of ['pointerover', 'touchstart', 'focusin'] as const) {
    addEventListener(name, fetchAhead, { passive: true });
  }
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  const elsewhere = link?.target && link.target !== '_self';
  return link?.href && !elsewhere && !link.hasAttribute('download') ? link : null;
}

/** A click that asks for a new tab or a menu is the browser's. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

function isSamePlace({ pathname, search, hash }: HTMLAnchorElement): boolean {
  return pathname === location.pathname && search === location.search && hash !== '';
}
