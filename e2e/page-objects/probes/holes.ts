import type { Page } from '@playwright/test';

/** What a page shows where a value was missing, such as «undefined تومان»: in its words, and in the names and addresses of its elements. */
export function holesOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hole = /\b(undefined|null|NaN|Infinity)\b/;
    const attributes = ['href', 'src', 'alt', 'title', 'value', 'aria-label', 'style'];
    const elements = [...document.body.querySelectorAll('*:not(script, style)')];
    const words = elements.flatMap((element) =>
      [...element.childNodes].filter((node) => node instanceof Text),
    );
    const texts = [
      ...words.map(({ data }) => data),
      ...elements.flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? '')),
    ];
    return texts.filter((text) => hole.test(text)).map((text) => text.slice(0, 120));
  });
}
