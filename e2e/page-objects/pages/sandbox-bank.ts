import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { Customer } from '../visitors/registration.ts';

/** The payment page of the sandbox bank, which replaces the gateway's. */
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

  /** The name of the bank that it replaces. */
  of(gateway: string) {
    return this.#page.getByRole('definition').filter({ hasText: gateway });
  }

  /** The amount, in tomans. */
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

  /** Presses the button back to the shop for a payment that was already made. */
  async leadsBack(): Promise<void> {
    await this.#page.getByRole('button', { name: 'بازگشت به فروشگاه' }).click();
  }

  /** The bank does not answer the next verification of any payment. */
  async isAway(): Promise<void> {
    await this.#misbehaves({ call: 'verify', how: 'unavailable' });
  }

  /** The next buyer who pays stays on the bank's page. */
  async losesTheBuyer(): Promise<void> {
    await this.#misbehaves({ call: 'pay', how: 'lost-return' });
  }

  async #misbehaves(order: object): Promise<void> {
    const ordered = await this.#page.request.post('/bank/misbehave', { data: order });
    await expect(ordered, 'the bank takes the order').toBeOK();
  }
}

/** Tops up a customer's wallet through the bank, by the API. */
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
