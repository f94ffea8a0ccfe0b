import type { Page } from 'playwright-core';

/** The path within the shop that each link of the page leads to, with its question; null for links that are hidden or lead out. */
function pathsOf(page: Page): Promise<(string | null)[]> {
  // A locator finds links in shadow trees as well.
  return page.locator('a[href]').evaluateAll((links) =>
    links.map((link) => {
      const { origin, pathname, search } = link as HTMLAnchorElement;
      return origin === location.origin && link.checkVisibility() ? pathname + search : null;
    }),
  );
}

/** Where the page's visible links lead within the shop. */
export async function linksOn(page: Page): Promise<string[]> {
  const paths = await pathsOf(page);
  return paths.filter((path) => path !== null);
}

/** Presses a visible link to the path. Answers false where there is none that takes a press. */
export async function pressesLink(page: Page, path: string): Promise<boolean> {
  for (const [place, to] of (await pathsOf(page)).entries()) {
    if (to !== path) continue;
    try {
      await page.locator('a[href]').nth(place).click({ noWaitAfter: true, timeout: 1000 });
      return true;
    } catch {
      // Something covers this link, for example in a menu that is closed; another one may be free.
    }
  }
  return false;
}
