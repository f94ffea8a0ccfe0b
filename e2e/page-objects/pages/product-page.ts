import { expect, type Page } from '@playwright/test';
import { isAlive } from '../probes/fragments.ts';
import type { SeededProduct } from '../facts/seeded-products.ts';

/** The page of one product. */
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

  /** The price's text, which screen readers announce. */
  get price() {
    return this.buyBox.getByRole('status').first();
  }

  get gallery() {
    return this.#page.getByRole('region', { name: 'تصاویر کالا' });
  }

  /** The picture that a press enlarges, by its place from 0 on. */
  picture(place: number) {
    return this.gallery.getByRole('list').first().getByRole('link').nth(place);
  }

  /** The pictures on the whole screen. */
  get viewer() {
    return this.#page.getByRole('dialog', { name: /^تصویر/ });
  }

  /** The lens's enlarged part beside the picture. Screen readers skip it, so it has no name. */
  get lens() {
    return this.gallery.locator('[aria-hidden] > :last-child:has(img)');
  }

  get compareLink() {
    return this.#page.getByRole('main').getByRole('link', { name: 'مقایسه', exact: true });
  }

  /** The heart at the picture's corner, which comes after the first view. */
  get wishButton() {
    return this.#page.getByRole('button', { name: /علاقه‌مندی‌ها$/ });
  }

  get shareButton() {
    return this.#page.getByRole('button', { name: 'اشتراک‌گذاری' });
  }

  get shareDialog() {
    return this.#page.getByRole('dialog', { name: 'اشتراک‌گذاری کالا' });
  }

  /** At the picture's corner; the buy box has another. */
  get pricesButton() {
    return this.#page.getByRole('button', { name: 'تاریخچهٔ تغییر قیمت' }).first();
  }

  get pricesDialog() {
    return this.#page.getByRole('dialog', { name: 'تاریخچهٔ تغییر قیمت' });
  }

  /** At the picture's corner; the price history has another. */
  get priceAlertButton() {
    return this.#page.getByRole('main').getByRole('button', { name: 'ارزان شد خبرم کن' }).first();
  }

  get priceAlertDialog() {
    return this.#page.getByRole('dialog', { name: 'ارزان شد خبرم کن' });
  }

  /** In the place of the button that buys, of a sold-out variant; a guest's is a link. */
  get stockAlertButton() {
    return this.buyBox.getByRole('button', { name: 'موجود شد خبرم کن' });
  }

  get stockAlertLink() {
    return this.buyBox.getByRole('link', { name: 'موجود شد خبرم کن' });
  }

  get stockAlertCancel() {
    return this.buyBox.getByRole('button', { name: 'لغو درخواست خبر موجود شدن' });
  }

  get reviews() {
    return this.#page.getByRole('tabpanel', { name: 'دیدگاه کاربران' });
  }

  get questions() {
    return this.#page.getByRole('tabpanel', { name: 'پرسش و پاسخ' });
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
    await this.canAdd();
  }

  /** Waits until a press on the button no longer submits the form, which leads to the cart. */
  async canAdd(): Promise<void> {
    await expect(this.addButton).toBeEnabled();
    await isAlive(this.#page, 'mf-cart-checkout/add-to-cart');
  }

  async addsToCart(): Promise<void> {
    await this.canAdd();
    const added = this.#page.waitForResponse('**/v1/Orders/Carts/AddCartItem');
    await this.addButton.click();
    await added;
  }
}
