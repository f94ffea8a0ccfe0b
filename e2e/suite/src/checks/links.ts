import type { Page } from 'playwright-core';

/** Where the page's visible links lead within the shop: paths with their questions, each once. */
export function linksOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
    const visible = links.filter((link) => link.checkVisibility());
    const within = visible.filter(
      ({ origin, pathname }) => origin === location.origin && pathname !== location.pathname,
    );
    return [...new Set(within.map(({ pathname, search }) => pathname + search))];
  });
}

/** Presses the first visible link to the path. Answers false where there is none. */
export async function pressesLink(page: Page, path: string): Promise<boolean> {
  const place = await page.evaluate((wanted) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
    return links.findIndex(
      (link) =>
        link.origin === location.origin &&
        link.pathname + link.search === wanted &&
        link.checkVisibility(),
    );
  }, path);
  if (place === -1) return false;
  await page.locator('a[href]').nth(place).click({ noWaitAfter: true });
  return true;
}
