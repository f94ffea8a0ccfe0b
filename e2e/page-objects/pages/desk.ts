import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { rulesOfColours, violationsOn } from '../probes/axe.ts';

/** The desk of a shop: where it answers, and how the owner's command adds a member to it. */
export interface DeskOfShop {
  url: string;
  /** Returns the one-time address at which the member sets the account up. */
  invites(userName: string, roles: string): Promise<string>;
}

/** The actions of a member of the staff at the owner's desk. */
export class Desk {
  readonly page: Page;
  readonly url: string;
  /** The password of every member that sets an account up here. */
  readonly password = 'ten-letters-at-least';
  readonly #invites: DeskOfShop['invites'];

  constructor(page: Page, { url, invites }: DeskOfShop) {
    this.page = page;
    this.url = url;
    this.#invites = invites;
  }

  /** Joins the staff: is invited, sets the account up, and stands at the front of the desk. Returns the secret of the second factor. */
  async joinsAs(userName: string, roles: string): Promise<string> {
    const secret = await this.setsUpAt(await this.#invites(userName, roles));
    await expect(this.heading).toHaveText('پیشخان');
    return secret;
  }

  /**
   * Follows the address of an invitation, and sets password and second factor; the first owner says who they are, too. Returns the
   * secret of the second factor.
   */
  async setsUpAt(path: string, owner?: { fullName: string; userName: string }): Promise<string> {
    await this.page.goto(this.url + path);
    const secret = (await this.page.locator('code').innerText()).replaceAll(' ', '');
    if (owner) {
      await this.page.getByLabel('نام و نام خانوادگی').fill(owner.fullName);
      await this.page.getByLabel('نام کاربری').fill(owner.userName);
    }
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

  /** What stands in the place of content that has not arrived yet. */
  get waiting() {
    return this.page.getByRole('status', { name: 'در حال دریافت…' });
  }

  /**
   * What breaks WCAG or good practice on the screen, or with `ofColours` its colours alone, once all has come to rest: what is fading
   * in has little contrast.
   */
  async obstacles({ ofColours = false } = {}): Promise<string[]> {
    await this.page.evaluate(() => {
      // What a closed `details` hides has its transitions begun, but never ended, by a look at its style.
      const isShown = (effect: AnimationEffect | null) =>
        effect instanceof KeyframeEffect && effect.target?.checkVisibility() === true;
      const moving = document
        .getAnimations()
        .filter(
          ({ effect }) => isShown(effect) && effect?.getComputedTiming().endTime !== Infinity,
        );
      return Promise.allSettled(moving.map(({ finished }) => finished));
    });
    const violations = await violationsOn(this.page, ofColours ? { only: rulesOfColours } : {});
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => [id, target.join(' '), failureSummary].join(' | ')),
    );
  }
}

function codeOf(secret: string, timestamp = Date.now()): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}
