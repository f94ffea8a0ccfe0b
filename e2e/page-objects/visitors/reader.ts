import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The parts of the screen, or of `within`, that break WCAG 2.2 AA or good practice, in the light theme; in the dark one
 * nothing but the colours differs, so those are looked at again.
 */
export async function obstaclesOn(page: Page, within = 'html'): Promise<string[]> {
  const axe = () => new AxeBuilder({ page }).include(within);
  const light = await axe().withTags(rules).analyze();
  await setTheme(page, 'dark');
  const dark = await axe().withRules(['color-contrast']).analyze();
  await setTheme(page, 'light');

  return [
    ...light.violations.flatMap((violation) => inShort(violation, 'light')),
    ...dark.violations.flatMap((violation) => inShort(violation, 'dark')),
  ];
}

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];

function inShort({ id, nodes }: Violation, theme: string): string[] {
  return nodes.map(({ target, failureSummary }) =>
    [id, theme, target.join(' '), failureSummary].join(' | '),
  );
}

function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  return page.evaluate(async (name) => {
    document.documentElement.dataset['theme'] = name;
    // Even a transition of a millisecond is at its beginning until the next frame, which a busy machine owes for long.
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  }, theme);
}
