import type { Page } from '@playwright/test';

/** A phone at twice its size, as browsers and Android enlarge pages. */
const enlarged = { width: 200, height: 430 };

/** As far apart as WCAG 1.4.12 lets readers set a text. */
const spaced =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}' +
  'p{margin-block-end:2em!important}';

/** Texts and controls that nothing brings into view once the page is enlarged. */
export async function lostWhenEnlarged(page: Page): Promise<string[]> {
  const usual = page.viewportSize()!;
  await page.setViewportSize(enlarged);
  const lost = await page.evaluate(outOfView);
  await page.setViewportSize(usual);
  return lost;
}

/** Texts and controls that nothing brings into view once letters, words and lines are set apart. */
export async function lostWhenSpaced(page: Page): Promise<string[]> {
  const setsApart = (style: string) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets = style ? [sheet] : [];
  };
  await page.evaluate(setsApart, spaced);
  const lost = await page.evaluate(outOfView);
  await page.evaluate(setsApart, '');
  return lost;
}

/** Runs in the page: what stands beside the window, or is cut off at the side, and cannot be scrolled to. */
function outOfView(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const says = (element: Element) =>
    element.matches('button,input,select,textarea,a') ||
    [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
  const isOut = (element: Element, from: number, to: number) => {
    const { left, right, width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && (right > to + 1 || left < from - 1);
  };
  const isLost = (element: Element, around: Element | null): boolean => {
    if (!around) return isOut(element, 0, clientWidth);
    const { overflowX } = getComputedStyle(around);
    if (overflowX === 'auto' || overflowX === 'scroll') return false;
    if (overflowX === 'visible') return isLost(element, around.parentElement);
    const { left, right, width } = around.getBoundingClientRect();
    // What stands in a pixel is for readers of screens alone.
    return width > 1 && isOut(element, left, right);
  };
  const lost = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      element.checkVisibility({ opacityProperty: true }) &&
      says(element) &&
      // A map is dragged.
      !element.closest('.leaflet-container') &&
      isLost(element, element.parentElement),
  );
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
