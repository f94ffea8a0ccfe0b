import { expect, type Locator, type Page } from '@playwright/test';
import { aDrawnPng } from '../../../api/src/pictures/picture-fixtures.ts';
import type { Desk } from './desk.ts';

/** The first product of a new shop. */
export const pot = {
  name: 'قوری سفالی لعاب فیروزه‌ای',
  priceToman: '۴۸۰۰۰۰',
  picture: `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900" viewBox="0 0 90 90">
    <rect width="90" height="90" fill="#efe7da"/><ellipse cx="45" cy="73" rx="26" ry="4" fill="#d8cbb6"/>
    <path d="M66 42c12-4 16 2 12 9s-10 9-16 11" fill="none" stroke="#12909a" stroke-width="4"/>
    <path d="M26 46C16 44 13 36 9 35c-3-1-3 3 0 5 5 4 6 14 18 17" fill="#12909a"/>
    <path d="M45 33c16 0 24 9 24 21S58 73 45 73 21 66 21 54s8-21 24-21Z" fill="#16a5b0"/>
    <path d="M31 35c2-6 26-6 28 0Z" fill="#12909a"/><circle cx="45" cy="27" r="3.5" fill="#12909a"/>
    <path d="M22 52q6-5 11.500 0t11.500 0 11.500 0 11.500 0" fill="none" stroke="#efe7da" stroke-width="2"/></svg>`,
} as const;

const mark = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 48 48">
  <rect width="48" height="48" rx="10" fill="#16a5b0"/><path d="M24 8l5 11 11 5-11 5-5 11-5-11-11-5 11-5Z" fill="#fff"/></svg>`;

/** What is done with each screen before it is sent. */
interface Look {
  films(name: string, part?: Locator): Promise<void>;
  sweeps(what: string): Promise<void>;
}

/** How an owner sets an empty shop up, from the front of the desk on. */
export class NewShop {
  readonly #desk: Desk;
  readonly #page: Page;
  readonly #look: Look;

  constructor(desk: Desk, look: Look) {
    this.#desk = desk;
    this.#page = desk.page;
    this.#look = look;
  }

  /** Makes a group, a subgroup and a brand. */
  async makesShelves(): Promise<void> {
    await this.#page.getByRole('link', { name: 'یک گروه، یک زیرگروه و یک برند بسازید' }).click();
    await expect(this.#desk.heading).toHaveText('گروه‌ها و برندها');
    const dialog = this.#page.getByRole('dialog');
    for (const [kind, title, under] of [
      ['گروه‌ها', 'ظرف‌های سفالی', null],
      ['زیرگروه‌ها', 'قوری و فنجان', 'ظرف‌های سفالی'],
      ['برندها', 'کارگاه مینا', null],
    ] as const) {
      await this.#page.getByRole('button', { name: `افزودن به ${kind}`, exact: true }).click();
      await dialog.getByLabel('عنوان').fill(title);
      if (under) {
        await dialog.getByLabel('زیر').click();
        await this.#page.getByRole('option', { name: under }).click();
      }
      await dialog.getByRole('button', { name: 'ذخیره' }).click();
      await expect(this.#page.getByRole('button', { name: title, exact: true })).toBeVisible();
    }
    await this.#look.sweeps('first shelves');
    await this.#look.films('shelves');
  }

  /** Writes the pot, with its picture, and shows it in the shop. */
  async writesProduct(): Promise<void> {
    await this.#page.getByRole('menuitem', { name: 'پیشخان' }).click();
    await this.#page.getByRole('link', { name: 'نخستین کالا را بنویسید' }).click();
    await expect(this.#desk.heading).toHaveText('کالای تازه');
    await this.#page.getByLabel('نام کالا').fill(pot.name);
    await this.#page.getByLabel('زیرگروه').click();
    await this.#page.getByRole('option', { name: 'قوری و فنجان' }).click();
    await this.#page.getByLabel('برند').click();
    await this.#page.getByRole('option', { name: 'کارگاه مینا' }).click();
    await this.#page.getByLabel('قیمت (تومان)').fill(pot.priceToman);
    await this.#page.getByLabel('موجودی').fill('۵');
    const pictures = this.#page.getByRole('group', { name: 'عکس‌ها' });
    await pictures
      .getByLabel('افزودن عکس')
      .and(this.#page.locator('input'))
      .setInputFiles({
        name: 'pot.png',
        mimeType: 'image/png',
        buffer: await aDrawnPng(pot.picture),
      });
    await expect(pictures.getByRole('listitem')).toHaveCount(1);
    await pictures.getByLabel('توضیح عکس').fill('قوری از روبه‌رو');
    await this.#look.sweeps('first product');
    await this.#look.films('product', pictures);
    await this.#save.click();
    await expect(this.#desk.heading).toHaveText(pot.name);
    await expect(this.#page.getByText('این کالا پنهان است')).toBeVisible();
    await this.#look.sweeps('hidden product');
    await this.#look.films('hidden');
    await this.#page.getByRole('button', { name: 'نمایش در فروشگاه' }).click();
    await expect(this.#page.getByRole('button', { name: 'پنهان کردن' })).toBeVisible();
  }

  /** Puts the pot into a row of the front page. */
  async arrangesFrontPage(): Promise<void> {
    await this.#page.getByRole('menuitem', { name: 'پیشخان' }).click();
    await this.#page.getByRole('link', { name: /صفحهٔ نخست فروشگاه بچینید/ }).click();
    await expect(this.#desk.heading).toHaveText('صفحهٔ نخست');
    await this.#page.getByRole('button', { name: 'ردیف تازه' }).click();
    await this.#page.getByLabel('عنوان ردیف').fill('تازه‌های کارگاه');
    await this.#page.getByLabel('افزودن کالا به تازه‌های کارگاه').fill('قوری');
    await this.#page.getByRole('option', { name: pot.name }).click();
    const row = this.#page.getByRole('group', { name: 'تازه‌های کارگاه' });
    await expect(row.getByRole('listitem')).toContainText(pot.name);
    await this.#look.sweeps('first row of goods');
    await this.#look.films('front-page', row);
    await this.#save.click();
    await expect(this.#page.getByText('صفحهٔ نخست ذخیره شد.')).toBeVisible();
  }

  /** Adds a courier of the shop's own city. */
  async addsCarrier(): Promise<void> {
    await this.#page.getByRole('menuitem', { name: 'پیشخان' }).click();
    await this.#page.getByRole('link', { name: /چگونه و با چه هزینه‌ای/ }).click();
    await expect(this.#desk.heading).toHaveText('شیوه‌های ارسال');
    await this.#page.getByRole('button', { name: 'شیوهٔ تازه' }).click();
    await this.#page.getByLabel('نام', { exact: true }).fill('پیک مینا');
    await this.#page.getByLabel('هزینه (تومان)').fill('۴۵۰۰۰');
    await this.#page.getByLabel('زمان رسیدن، به زبان خودتان').fill('همان روز');
    await this.#look.sweeps('first carrier');
    await this.#look.films('carrier');
    await this.#page.getByRole('button', { name: 'ذخیرهٔ همه' }).click();
    await expect(this.#page.getByText('شیوه‌های ارسال ذخیره شد.')).toBeVisible();
  }

  /** Says whose shop it is. */
  async saysWhose(): Promise<void> {
    await this.#page.getByRole('menuitem', { name: 'پیشخان' }).click();
    await this.#page.getByRole('link', { name: /درگاه فروشگاه را بنویسید/ }).click();
    await expect(this.#desk.heading).toHaveText('فروشگاه');
    await this.#page
      .getByLabel('عکس تازه: نشان فروشگاه')
      .and(this.#page.locator('input'))
      .setInputFiles({
        name: 'mark.png',
        mimeType: 'image/png',
        buffer: await aDrawnPng(mark),
      });
    await expect(this.#page.getByText('عکس آماده است')).toBeVisible();
    await this.#page.getByLabel('نام فروشگاه', { exact: true }).fill('سفال مینا');
    await this.#page.getByLabel('تلفن').fill('۰۳۱ ۱۲۳۴ ۵۶۷۸');
    await this.#page.getByLabel('ایمیل').fill('mina@shop.example');
    await this.#page.getByLabel('آدرس', { exact: true }).fill('اصفهان، خیابان چهارباغ، پلاک ۱۲');
    await this.#page.getByLabel('شهر', { exact: true }).fill('اصفهان');
    await this.#page
      .getByRole('option', { name: /^اصفهان،/ })
      .first()
      .click();
    await this.#page.getByLabel('جای فروشگاه روی نقشه').fill('۳۲٫۶۵۷۵، ۵۱٫۶۷۷۶');
    await this.#page.getByLabel('مالیات بر ارزش افزوده (درصد)').fill('۱۰');
    const banks = this.#page.getByRole('checkbox', { name: /^پرداخت با (?!.*خرید قسطی)/ });
    for (const bank of await banks.all()) await expect(bank).toBeChecked();
    // A lender keeps a part of every order: owners choose it on purpose.
    await expect(this.#page.getByRole('checkbox', { name: /خرید قسطی/ })).not.toBeChecked();
    await this.#look.sweeps('settings');
    await this.#look.films('settings');
    await this.#save.click();
    await expect(this.#page.getByText('ذخیره شد.')).toBeVisible();
  }

  /** Opens the shop, which lacks nothing any more. */
  async opensShop(): Promise<void> {
    await this.#page.getByRole('menuitem', { name: 'پیشخان' }).click();
    const steps = this.#page.getByRole('region', { name: 'تا نخستین سفارش' });
    await expect(steps.getByText('انجام شد')).toHaveCount(5);
    await this.#look.sweeps('steps that are done');
    await this.#look.films('open', steps);
    await steps.getByRole('button', { name: 'باز کردن فروشگاه' }).click();
    await expect(this.#page.getByText('فروشگاه باز شد')).toBeVisible();
    await expect(steps).toHaveCount(0);
    await this.#look.sweeps('open shop');
  }

  get #save() {
    return this.#page.getByRole('button', { name: 'ذخیره', exact: true });
  }
}
