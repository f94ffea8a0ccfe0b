import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import type { Customer } from '../visitors/registration.ts';

/** The customer's own pages. */
export class AccountArea {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get #content() {
    return this.#page.getByRole('main');
  }

  get menu() {
    return this.#content.getByRole('navigation', { name: 'حساب من' });
  }

  /** A line of text; a password is none to a reader. */
  field(label: string): Locator {
    return this.#content.getByRole('textbox', { name: label });
  }

  password(label: string): Locator {
    return this.#content.getByLabel(label, { exact: true });
  }

  button(name: string): Locator {
    return this.#content.getByRole('button', { name, exact: true });
  }

  get dialog() {
    return this.#page.getByRole('dialog');
  }

  /** The rows of the page's table, its headings left out. */
  get rows() {
    return this.#content.getByRole('row').filter({ has: this.#page.getByRole('cell') });
  }
}

/** Calls the API as this customer, and returns the status. */
export async function statusOf(
  request: APIRequestContext,
  { token }: Customer,
  call: string,
): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await request.get(`/v1/${call}`, { headers })).status();
}

/** Posts to the API as this customer. */
export async function posts(
  request: APIRequestContext,
  { token }: Customer,
  call: string,
  data: object,
): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await request.post(`/v1/${call}`, { headers, data });
  await expect(response, `${call} is answered`).toBeOK();
}

/** Ends the session on the server, as after a long time; the browser still has its token. */
export async function sessionEnds(request: APIRequestContext, customer: Customer): Promise<void> {
  await posts(request, customer, 'Identity/Account/Logout', {});
}
