import type { Page } from '@playwright/test';

/** The page of the bank of play money, which stands where Zarinpal's stands in earnest. */
export class SandboxBank {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get heading() {
    return this.#page.getByRole('heading', { name: 'درگاه پرداخت آزمایشی' });
  }

  get payButton() {
    return this.#page.getByRole('button', { name: 'پرداخت', exact: true });
  }

  /** What is asked for, in the shop's own currency. */
  get amount() {
    return this.#page.getByText(/تومان$/);
  }

  async takesTheMoney(): Promise<void> {
    await this.payButton.click();
  }

  async refuses(): Promise<void> {
    await this.#page.getByRole('button', { name: 'پرداخت ناموفق' }).click();
  }

  async isLeft(): Promise<void> {
    await this.#page.getByRole('button', { name: 'انصراف و بازگشت به فروشگاه' }).click();
  }
}
