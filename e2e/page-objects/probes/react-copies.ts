import type { Page } from '@playwright/test';

/**
 * The copies of React that have rendered something in this page: each copy marks its elements with a name of its own, which ends in
 * digits of chance.
 */
export function reactCopies(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const marks = [...document.querySelectorAll('*')].flatMap((element) =>
      Object.keys(element).flatMap(
        (key) => /^__react(?:Fiber|Container)\$(.+)$/.exec(key)?.[1] ?? [],
      ),
    );
    return [...new Set(marks)];
  });
}
