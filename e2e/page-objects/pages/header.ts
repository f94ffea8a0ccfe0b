import { expect, type Page } from '@playwright/test';
import { numberIn, persian } from '../facts/persian.ts';

/** The header above every page, and the navigation at the foot on a phone. */
export class Header {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get banner() {
    return this.#page.getByRole('banner');
  }

  get searchBox() {
    return this.banner.getByRole('search').getByLabel('جستجو در فروشگاه');
  }

  get suggestions() {
    return this.banner.getByRole('listbox');
  }

  get search() {
    return this.banner.getByRole('search');
  }

  suggestion(name: string | RegExp) {
    return this.suggestions.getByRole('option', { name });
  }

  /** The suggestion that the arrow keys are on. */
  get activeSuggestion() {
    return this.suggestions.getByRole('option', { selected: true });
  }

  /** The link to the cart; its name says how many goods are in the cart. */
  get cart() {
    return this.banner.getByRole('link', { name: /^سبد خرید/ }).first();
  }

  get signInLink() {
    return this.banner.getByRole('link', { name: 'ورود', exact: true });
  }

  /** The customer's name, which opens the account menu. */
  get customer() {
    return this.banner.getByRole('button', { expanded: false });
  }

  get groups() {
    return this.banner.getByRole('navigation', { name: 'گروه‌های کالا' });
  }

  group(title: string) {
    return this.groups.getByRole('link', { name: title, exact: true });
  }

  /** The links in the open group. */
  get panel() {
    return this.groups.locator('[aria-expanded=true] + *');
  }

  /** The tree of groups on a phone. */
  get drawer() {
    return this.#page.getByRole('dialog', { name: 'گروه‌های کالا' });
  }

  get drawerOpener() {
    return this.banner.getByRole('link', { name: 'گروه‌های کالا' });
  }

  get bottomNav() {
    return this.#page.getByRole('navigation', { name: 'ناوبری اصلی' });
  }

  async searchesFor(phrase: string): Promise<void> {
    await this.searchBox.fill(phrase);
    await this.searchBox.press('Enter');
  }

  /** The header says that this many goods are in the cart. */
  async counts(items: number): Promise<void> {
    await expect(this.cart).toHaveAccessibleName(
      items === 0 ? /^سبد خرید(، ۰ کالا)?$/ : `سبد خرید، ${persian(items)} کالا`,
    );
  }

  async count(): Promise<number> {
    const name = (await this.cart.getAttribute('aria-label')) ?? '';
    return numberIn(name);
  }
}
