import type { Page } from '@playwright/test';

/** The listing of /filter. */
export class Listing {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** «۲۴ محصول یافته شد». */
  get counter() {
    return this.#page.getByText(/محصول یافته شد$/);
  }

  get cards() {
    return this.#page.getByRole('main').getByRole('article');
  }

  get filters() {
    return this.#page.getByRole('complementary', { name: 'فیلترها' });
  }

  /** On a phone the filters lie in a sheet. */
  get sheetOpener() {
    return this.#page.getByRole('main').getByRole('link', { name: /^فیلترها/ });
  }

  get sheet() {
    return this.#page.getByRole('dialog', { name: 'فیلترها' });
  }

  get applied() {
    return this.#page.getByRole('group', { name: 'فیلترهای اعمال‌شده' });
  }

  get pages() {
    return this.#page.getByRole('navigation', { name: 'صفحه‌ها' });
  }

  /** The link of a product's card. */
  card(name: string) {
    return this.cards.getByRole('link', { name });
  }

  order(title: string) {
    return this.#page
      .getByRole('navigation', { name: 'مرتب‌سازی' })
      .getByRole('link', { name: title });
  }

  async narrowsToBrand(title: string): Promise<void> {
    await this.filters.getByRole('checkbox', { name: title }).check();
    await this.filters.getByRole('button', { name: 'اعمال برند' }).click();
  }

  async wantsAvailableOnly(): Promise<void> {
    await this.filters.getByRole('switch', { name: 'فقط کالاهای موجود' }).check();
  }
}
