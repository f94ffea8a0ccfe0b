import type { Page } from '@playwright/test';
import type { SeededProduct } from '../facts/seeded-products.ts';

/** Up to four products side by side. */
export class Comparison {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get table() {
    return this.#page.getByRole('table');
  }

  /** «۲ از ۴ کالا». */
  get counter() {
    return this.#page.getByRole('status').filter({ hasText: /از ۴ کالا$/ });
  }

  get notices() {
    return this.#page.getByRole('main').getByRole('status');
  }

  get onlyDifferences() {
    return this.#page.getByRole('switch', { name: 'فقط تفاوت‌ها' });
  }

  get addButton() {
    return this.#page.getByRole('main').getByRole('button', { name: 'افزودن کالا' }).first();
  }

  get addDialog() {
    return this.#page.getByRole('dialog', { name: 'افزودن کالا به مقایسه' });
  }

  get searchBox() {
    return this.addDialog.getByRole('searchbox', { name: 'جستجوی کالا' });
  }

  /** The head of a product's column. */
  column({ name }: SeededProduct) {
    return this.table.getByRole('columnheader', { name });
  }

  removeLink({ name }: SeededProduct) {
    return this.table.getByRole('link', { name: `حذف ${name} از مقایسه` });
  }

  found({ name }: SeededProduct) {
    return this.addDialog.getByRole('button', { name });
  }

  async adds(product: SeededProduct): Promise<void> {
    await this.addButton.click();
    await this.found(product).click();
  }
}

export function comparisonPath(subGroupId: number, ...ids: number[]): string {
  return `/compareProduct?SubGroupId=${subGroupId}${ids.map((id) => `&productId=${id}`).join('')}`;
}
