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

/** Presses a visible link to the path. Answers false where there is none that takes a press. */
export async function pressesLink(page: Page, path: string): Promise<boolean> {
  const places = await page.evaluate((wanted) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
    return links.flatMap((link, at) =>
      link.origin === location.origin &&
      link.pathname + link.search === wanted &&
      link.checkVisibility()
        ? [at]
        : [],
    );
  }, path);
  for (const place of places) {
    try {
      await page.locator('a[href]').nth(place).click({ noWaitAfter: true, timeout: 1000 });
      return true;
    } catch {
      // Something covers this link, for example in a menu that is closed; another one may be free.
    }
  }
  return false;
}
