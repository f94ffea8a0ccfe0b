import { chromium, type Browser } from 'playwright-core';
import { chromiumArguments, findChromium } from '../../../browsers/chromium.ts';
import { CleanContexts } from './clean-contexts.ts';

export interface Visitors {
  browser: Browser;
  contexts: CleanContexts[];
}

/** A browser for so many visitors at once, or why none could be opened; the gate then refuses the release. */
export async function openVisitors(count: number): Promise<Visitors | string> {
  try {
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: chromiumArguments,
    });
    const contexts = Array.from({ length: count }, () => new CleanContexts(browser));
    await Promise.all(contexts.map((each) => each.prepare()));
    return { browser, contexts };
  } catch (error) {
    const [sentence] = String(error).split('\n');
    return `no browser could be opened to look at the pages: ${sentence}`;
  }
}
