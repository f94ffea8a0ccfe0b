import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { Customer } from './registration.ts';

/** The page of the bank of play money, which stands where that of the gateway stands in earnest. */
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

  /** Whose page it stands for, by its name. */
  of(gateway: string) {
    return this.#page.getByRole('definition').filter({ hasText: gateway });
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

  /** The way back of a payment that was made already. */
  async leadsBack(): Promise<void> {
    await this.#page.getByRole('button', { name: 'بازگشت به فروشگاه' }).click();
  }

  /** The next question whether a payment was made is not answered, whoever asks it. */
  async isAway(): Promise<void> {
    await this.#misbehaves({ call: 'verify', how: 'unavailable' });
  }

  /** Whoever pays next stays on the bank's page. */
  async losesTheBuyer(): Promise<void> {
    await this.#misbehaves({ call: 'pay', how: 'lost-return' });
  }

  async #misbehaves(order: object): Promise<void> {
    const ordered = await this.#page.request.post('/bank/misbehave', { data: order });
    await expect(ordered, 'the bank takes the order').toBeOK();
  }
}

/** Fills a customer's wallet at the bank, without the screens. */
export async function hasCredit(
  request: APIRequestContext,
  { token }: Customer,
  amountToman: number,
): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const begun = await request.get('/v1/Orders/ZarinPalCreditPayment/GetBankPaymentUrl', {
    headers,
    params: { TotalAmount: amountToman },
  });
  const { Value } = (await begun.json()) as { Value: { PaymentUrl: string } };
  const authority = new URL(Value.PaymentUrl).pathname.split('/').at(-1) ?? '';
  const paid = await request.post(`/bank/payments/${authority}/pay`, { maxRedirects: 0 });
  const returned = await request.get(paid.headers()['location'] ?? '', { maxRedirects: 0 });
  expect(returned.headers()['location'], 'the wallet is filled').toContain('payment=paid');
}
