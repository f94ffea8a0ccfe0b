import { expect, type Page } from '@playwright/test';
import type { SeededProduct } from './seeded-products.ts';

/** Everything to decide on one product. */
export class ProductPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get buyBox() {
    return this.#page.getByRole('complementary', { name: 'خرید' });
  }

  get addButton() {
    return this.buyBox.getByRole('button', { name: 'افزودن به سبد خرید' });
  }

  /** What is said of the price, aloud as well. */
  get price() {
    return this.buyBox.getByRole('status').first();
  }

  variant(name: string) {
    return this.#page.getByRole('radio', { name });
  }

  tab(name: string) {
    return this.#page.getByRole('tab', { name });
  }

  async chooses(variant: string): Promise<void> {
    await this.variant(variant).check();
  }

  /** Opens a product by its address, as from a bookmark. */
  async opens({ id, name }: SeededProduct): Promise<void> {
    await this.#page.goto(`/product/${id}`);
    await expect(this.#page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(this.addButton).toBeEnabled();
  }

  async addsToCart(): Promise<void> {
    const added = this.#page.waitForResponse('**/v1/Orders/Carts/AddCartItem');
    await this.addButton.click();
    await added;
  }
}
