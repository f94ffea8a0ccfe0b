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

  /** An outline or a ring round the focused control, or round the label it lies in, inside the window; a skip link slides in. */
  async #expectVisibleFocus(): Promise<void> {
    await expect
      .poll(() => this.#shownFocus(), 'the focus can be seen')
      .toMatchObject({ isMarked: true, isInside: true });
  }

  /** How the focused control looks; as if it were seen where the focus has left the page. */
  async #shownFocus() {
    return this.#page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return { isMarked: true, isInside: true };
      const shown: Element[] = [];
      for (let at: Element | null = element; at && shown.length < 4; at = at.parentElement) {
        shown.push(at);
      }
      const isMarked = shown.some((candidate) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(candidate);
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
      });
      // A field of the desk thickens the frame that lies over it.
      const frame = element.parentElement?.querySelector(':scope > fieldset');
      const isFramed = frame ? parseFloat(getComputedStyle(frame).borderTopWidth) >= 2 : false;
      const { top, bottom } = element.getBoundingClientRect();
      return {
        isMarked: isMarked || isFramed,
        isInside: bottom > 0 && top < innerHeight,
        what: element.outerHTML,
      };
    });
  }
}

function isFocused(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement);
}
