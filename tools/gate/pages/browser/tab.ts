import type { BrowserContext, Page } from 'playwright-core';
import { emptyPath } from '../../builds/shop-of-builds.ts';
import { layOutWhole, rememberTexts, saveData } from './in-page.ts';
import { listenTo } from './page-troubles.ts';

/** Limit for the empty page to come, in milliseconds: a page that keeps its tab longer loses the tab. */
const leavesWithinMs = 10_000;

/** A tab for one visit after another. What belongs to a visit is taken away when its page is left. */
export class Tab {
  readonly page: Page;
  #ends: (() => unknown)[] = [];

  private constructor(page: Page) {
    this.page = page;
  }

  static async openIn(context: Pick<BrowserContext, 'newPage'>): Promise<Tab> {
    const page = await context.newPage();
    for (const script of [saveData, layOutWhole, rememberTexts]) await page.addInitScript(script);
    return new Tab(page);
  }

  /** Until the tab is left, runs a function of `in-page.ts` before the code of each page. */
  async runsFirst(script: (word: string) => void, word = ''): Promise<void> {
    const added = await this.page.addInitScript(script, word);
    this.#ends.push(() => added.dispose());
  }

  /** What the browser complains about until the tab is left, one sentence each; the array grows. */
  troubles(): string[] {
    const { troubles, stop } = listenTo(this.page);
    this.#ends.push(stop);
    return troubles;
  }

  /** Puts the empty page in place of the visited one. False if the tab cannot be used again. */
  async leave(origin: string): Promise<boolean> {
    const ends = this.#ends.splice(0);
    try {
      await this.page.goto(origin + emptyPath, { timeout: leavesWithinMs });
      await Promise.all(ends.map((end) => end()));
      return true;
    } catch {
      await this.page.close();
      return false;
    }
  }
}
