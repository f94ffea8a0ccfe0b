import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { violationsOn } from '../probes/axe.ts';

const password = 'ten-letters-at-least';

/** The actions of a member of the staff at the owner's desk. */
export class Desk {
  readonly page: Page;
  readonly #url: string;

  constructor(page: Page, url: string) {
    this.page = page;
    this.#url = url;
  }

  /** Follows the address of an invitation, and sets password and second factor. Returns the secret of the second factor. */
  async setsUpAt(path: string): Promise<string> {
    await this.page.goto(this.#url + path);
    const secret = (await this.page.locator('code').innerText()).replaceAll(' ', '');
    await this.page.getByLabel('رمز عبور').first().fill(password);
    await this.page.getByLabel('کد شش‌رقمی').fill(codeOf(secret));
    await this.page.getByRole('button', { name: 'ساخت حساب و ورود' }).click();
    return secret;
  }

  async givesPassword(userName: string): Promise<void> {
    await this.page.getByLabel('نام کاربری').fill(userName);
    await this.page.getByLabel('رمز عبور').first().fill(password);
    await this.page.getByRole('button', { name: 'ادامه' }).click();
  }

  async givesCode(code: string): Promise<void> {
    await this.page.getByLabel('کد شش‌رقمی').fill(code);
    await this.page.getByRole('button', { name: 'ورود', exact: true }).click();
  }

  opens(path: string) {
    return this.page.goto(this.#url + path);
  }

  get heading() {
    return this.page.getByRole('heading', { level: 1 });
  }

  /** What breaks WCAG or good practice on the screen. */
  async obstacles(): Promise<string[]> {
    const violations = await violationsOn(this.page, {});
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => [id, target.join(' '), failureSummary].join(' | ')),
    );
  }
}

function codeOf(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate();
}
