import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { violationsOn } from '../probes/axe.ts';

/** The actions of a member of the staff at the owner's desk. */
export class Desk {
  readonly page: Page;
  readonly url: string;
  /** The password of every member that sets an account up here. */
  readonly password = 'ten-letters-at-least';

  constructor(page: Page, url: string) {
    this.page = page;
    this.url = url;
  }

  /** Follows the address of an invitation, and sets password and second factor. Returns the secret of the second factor. */
  async setsUpAt(path: string): Promise<string> {
    await this.page.goto(this.url + path);
    const secret = (await this.page.locator('code').innerText()).replaceAll(' ', '');
    await this.page.getByLabel('رمز عبور').first().fill(this.password);
    await this.page.getByLabel('کد شش‌رقمی').fill(codeOf(secret));
    await this.page.getByRole('button', { name: 'ساخت حساب و ورود' }).click();
    return secret;
  }

  async givesPassword(userName: string): Promise<void> {
    await this.page.getByLabel('نام کاربری').fill(userName);
    await this.page.getByLabel('رمز عبور').first().fill(this.password);
    await this.page.getByRole('button', { name: 'ادامه' }).click();
  }

  async givesCode(code: string): Promise<void> {
    await this.page.getByLabel('کد شش‌رقمی').fill(code);
    await this.page.getByRole('button', { name: 'ورود', exact: true }).click();
  }

  /** Adds a passkey on its screen, after the set-up has used the code of the moment up. */
  async addsPasskey(name: string, secret: string): Promise<void> {
    await this.page.getByRole('button', { name: 'افزودن گذرکلید' }).click();
    await this.page.getByLabel('نام گذرکلید').fill(name);
    await this.page.getByLabel('رمز عبور').fill(this.password);
    await this.page.getByLabel('کد شش‌رقمی').fill(this.nextCodeOf(secret));
    await this.page.getByRole('button', { name: 'ادامه' }).click();
    await expect(this.page.getByText('گذرکلید افزوده شد.')).toBeVisible();
  }

  /** The code that the authenticator application shows next, which the desk takes already: clocks differ. */
  nextCodeOf(secret: string): string {
    return codeOf(secret, Date.now() + 30_000);
  }

  opens(path: string) {
    return this.page.goto(this.url + path);
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

function codeOf(secret: string, timestamp = Date.now()): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}
