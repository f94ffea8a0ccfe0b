import type { Page } from '@playwright/test';
import { rulesOfColours, violationsOn, type Violation } from '../probes/axe.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The parts of the screen, or of `within`, that break WCAG 2.2 AA or good practice, in the light theme; in the dark one
 * nothing but the colours differs, so those are looked at again.
 */
export async function obstaclesOn(page: Page, within = 'html'): Promise<string[]> {
  const light = await violationsOn(page, { within, only: { type: 'tag', values: rules } });
  await setTheme(page, 'dark');
  const dark = await violationsOn(page, { within, only: rulesOfColours });
  await setTheme(page, 'light');

  return [
    ...light.flatMap((violation) => inShort(violation, 'light')),
    ...dark.flatMap((violation) => inShort(violation, 'dark')),
  ];
}

/** The words with less contrast than 7:1, in both themes, for a reader who asks the system for more contrast (WCAG 1.4.6). */
export async function paleWordsOn(page: Page): Promise<string[]> {
  const only: typeof rulesOfColours = { type: 'rule', values: ['color-contrast-enhanced'] };
  const found: string[] = [];
  await page.emulateMedia({ contrast: 'more' });
  for (const theme of ['dark', 'light'] as const) {
    await setTheme(page, theme);
    const pale = await violationsOn(page, { only });
    found.push(...pale.flatMap((violation) => inShort(violation, theme)));
  }
  await page.emulateMedia({ contrast: null });
  return found;
}

function inShort({ id, nodes }: Violation, theme: string): string[] {
  return nodes.map(({ target, failureSummary }) =>
    [id, theme, target.join(' '), failureSummary].join(' | '),
  );
}

function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  return page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
    // Even a transition of a millisecond is at its beginning until the next frame. A browser without a screen may owe that
    // frame for good, so nothing waits for the end of a transition.
    for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
  }, theme);
}
