import { expect, type Locator, type Page } from '@playwright/test';

/** More Tab stops than lie between any two controls in a spec. */
const mostStops = 150;

/** A shopper without a mouse. */
export class Keyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Presses Tab until `wanted` has the focus. Each stop on the way must show its focus. */
  async reaches(wanted: Locator): Promise<void> {
    await expect(wanted).toBeVisible();
    for (let stop = 0; stop < mostStops; stop += 1) {
      if (await isFocused(wanted)) return;
      await this.#page.keyboard.press('Tab');
      await this.#expectVisibleFocus();
    }
    throw new Error(`The keyboard does not reach ${wanted.toString()}`);
  }

  async presses(wanted: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.reaches(wanted);
    await this.#page.keyboard.press(key);
  }

  async types(wanted: Locator, text: string): Promise<void> {
    await this.reaches(wanted);
    await this.#page.keyboard.type(text);
  }

  /** Chooses in a list by typing, as its closed form allows. */
  async picks(wanted: Locator, option: string): Promise<void> {
    // The list may still be loading.
    const choice = wanted.getByRole('option', { name: option, exact: true });
    const wantedValue = await choice.getAttribute('value');
    await this.reaches(wanted);
    for (let step = 0; step < mostStops; step += 1) {
      if ((await wanted.inputValue()) === wantedValue) return;
      await this.#page.keyboard.press('ArrowDown');
    }
    throw new Error(`The list has no ${option}`);
  }

  /** An outline or a ring round the focused control, or round the label it lies in, inside the window. */
  async #expectVisibleFocus(): Promise<void> {
    const focus = await this.#page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const shown: Element[] = [];
      for (let at: Element | null = element; at && shown.length < 4; at = at.parentElement) {
        shown.push(at);
      }
      const isMarked = shown.some((candidate) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(candidate);
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
      });
      const { top, bottom } = element.getBoundingClientRect();
      return { isMarked, isInside: bottom > 0 && top < innerHeight, what: element.outerHTML };
    });
    if (!focus) return;
    expect(focus, 'the focus can be seen').toMatchObject({ isMarked: true, isInside: true });
  }
}

function isFocused(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement);
}
