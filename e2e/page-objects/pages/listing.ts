import { expect, type Page } from '@playwright/test';

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

  /** The texts of the cards, one after the other. */
  async names(): Promise<string[]> {
    return this.cards.getByRole('heading').allInnerTexts();
  }

  /** The part of the page that holds the cards; busy while others are on their way. */
  get busyList() {
    return this.#page.getByRole('main').locator('[aria-busy=true]');
  }

  get nothingFound() {
    return this.#page
      .getByRole('main')
      .getByRole('heading', { level: 2, name: /(پیدا نشد|نیست)$/ });
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

  /** The chip that takes a filter off again. */
  chip(title: string) {
    return this.applied.getByRole('link', { name: title });
  }

  get lowestPrice() {
    return this.filters.getByRole('slider', { name: 'کمترین قیمت' });
  }

  get highestPrice() {
    return this.filters.getByRole('slider', { name: 'بیشترین قیمت' });
  }

  get applyPrice() {
    return this.filters.getByRole('button', { name: 'اعمال قیمت' });
  }

  get searchWithin() {
    return this.filters.getByRole('textbox', { name: 'جستجو در نتایج' });
  }

  /** The link of a product's card. */
  card(name: string) {
    return this.cards.getByRole('link', { name });
  }

  /** The card of a product is from a time when the product had another price, in toman. */
  async ages(name: string, price: number): Promise<void> {
    await this.cards
      .filter({ has: this.#page.getByRole('link', { name }) })
      .evaluate((card, then) => {
        card.dataset['preview'] = `${then} ${then}`;
      }, price);
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

  async opensSheet(): Promise<void> {
    await this.sheetOpener.click();
    await expect(this.sheet).toBeVisible();
  }
}
