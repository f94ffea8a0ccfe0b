import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The parts of the screen, or of `within`, that break WCAG 2.2 AA or good practice, in the light theme; in the dark one
 * nothing but the colours differs, so those are looked at again.
 */
export async function obstaclesOn(page: Page, within = 'html'): Promise<string[]> {
  const look = page.frames().length === 1 ? lookAtPage : lookAtFrames;
  const light = await look(page, within, { type: 'tag', values: rules });
  await setTheme(page, 'dark');
  const dark = await look(page, within, { type: 'rule', values: ['color-contrast'] });
  await setTheme(page, 'light');

  return [
    ...light.flatMap((violation) => inShort(violation, 'light')),
    ...dark.flatMap((violation) => inShort(violation, 'dark')),
  ];
}

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];

interface Asked {
  type: 'tag' | 'rule';
  values: string[];
}

/** The builder's own axe. */
const { source } = createRequire(import.meta.resolve('@axe-core/playwright'))('axe-core') as {
  source: string;
};

interface WithAxe {
  axe: {
    runPartial(within: string, options: object): Promise<object>;
    finishRun(partials: object[], options: object): Promise<{ violations: Violation[] }>;
  };
}

/**
 * In the page itself, where it is loaded once. The builder loads it two times a look, of which one is in a page of its own that
 * brings the frames' results together: that takes longer than the look.
 */
async function lookAtPage(page: Page, within: string, runOnly: Asked): Promise<Violation[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  if (!isLoaded) await page.evaluate(source);
  return page.evaluate(
    async ({ place, options }) => {
      const { axe } = window as unknown as WithAxe;
      const partial = await axe.runPartial(place, options);
      return (await axe.finishRun([partial], options)).violations;
    },
    { place: within, options: { runOnly, resultTypes: ['violations'] } },
  );
}

async function lookAtFrames(page: Page, within: string, asked: Asked): Promise<Violation[]> {
  const axe = new AxeBuilder({ page }).include(within);
  const ofRules = asked.type === 'tag' ? axe.withTags(asked.values) : axe.withRules(asked.values);
  return (await ofRules.analyze()).violations;
}

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
