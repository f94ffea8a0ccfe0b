import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

export type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];

interface Look {
  /** The part of the page that is looked at; the whole of it without one. */
  within?: string;
  /** The rules that are looked for; all of axe's own without them. */
  only?: { type: 'tag' | 'rule'; values: string[] };
}

/** What may break in dark colours alone: all else is the same in both. */
export const rulesOfColours: NonNullable<Look['only']> = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block'],
};

/** What breaks axe's rules on a page. */
export function violationsOn(page: Page, { within = 'html', only }: Look): Promise<Violation[]> {
  const options = { ...(only && { runOnly: only }), resultTypes: ['violations'] };
  return page.frames().length === 1
    ? inPage(page, within, options)
    : inFrames(page, within, options);
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
 * In the page itself, where axe is loaded once. The builder loads it two times a look, of which one is in a page of its own that
 * brings the frames' results together: that takes longer than the look.
 */
async function inPage(page: Page, within: string, options: object): Promise<Violation[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  if (!isLoaded) await page.evaluate(source);
  return page.evaluate(
    async (asked) => {
      const { axe } = window as unknown as WithAxe;
      const partial = await axe.runPartial(asked.within, asked.options);
      return (await axe.finishRun([partial], asked.options)).violations;
    },
    { within, options },
  );
}

async function inFrames(page: Page, within: string, options: object): Promise<Violation[]> {
  const axe = new AxeBuilder({ page }).options(options).include(within);
  return (await axe.analyze()).violations;
}
