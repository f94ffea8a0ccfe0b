import type { Page } from '@playwright/test';

/** A phone at twice its size, as browsers and Android enlarge pages. */
const enlarged = { width: 200, height: 430 };

/** Texts and controls that stand beside the window once the page is enlarged, where nothing brings them into view. */
export async function lostWhenEnlarged(page: Page): Promise<string[]> {
  const usual = page.viewportSize()!;
  await page.setViewportSize(enlarged);
  const lost = await page.evaluate(besideWindow);
  await page.setViewportSize(usual);
  return lost;
}

/** Runs in the page. Of boxes within one another the innermost alone is told. */
function besideWindow(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const says = (element: Element) =>
    element.matches('button,input,select,textarea,a') ||
    [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
  const isBeside = (element: Element) => {
    const { left, right, width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && (right > clientWidth + 1 || left < -1);
  };
  const elements = [...document.body.querySelectorAll('*')].filter(
    (element) => element.checkVisibility() && says(element),
  );
  const lost = elements.filter((element) => isBeside(element) && !scrolls(element));
  const page = scrollWidth > clientWidth + 1 ? [`the page is ${scrollWidth} px wide`] : [];
  return [...page, ...lost.map((element) => element.outerHTML.slice(0, 160))];
}

/** The part of the window's height, of 1, that shows the page itself: no header, and no bar. */
export function shareOfPage(page: Page): Promise<number> {
  return page.evaluate(() => {
    const heights = [...Array(innerHeight).keys()];
    const shown = heights.filter((y) =>
      document.elementFromPoint(innerWidth / 2, y)?.closest('main'),
    );
    return shown.length / innerHeight;
  });
}
