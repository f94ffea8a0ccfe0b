import type { Page } from '@playwright/test';
import { seeded } from '../facts/seeded-products.ts';
import { hasAddress } from '../pages/checkout.ts';
import { signsIn, type Customer } from './registration.ts';

/** Fills in the form of the account's addresses, and sends it by Enter, as the keyboard of a phone does. */
export async function addsAddressByForm(page: Page): Promise<void> {
  await page.getByLabel('عنوان آدرس').fill('خانه');
  await page.getByLabel('استان').selectOption('اصفهان');
  await page.getByRole('button', { name: 'نمایش شهرهای این استان' }).click();
  await page.getByLabel('شهر', { exact: true }).selectOption('اصفهان');
  await page.getByLabel('آدرس کامل').fill('خیابان چهارباغ، پلاک ۱۲');
  await page.getByLabel('نام گیرنده').fill('نگار');
  const last = page.getByLabel('موبایل گیرنده');
  await last.fill('۰۹۱۳۱۲۳۴۵۶۷');
  await last.press('Enter');
}

/** Brings a customer with an address to the invoice of a watch, by forms. */
export async function isReadyByForms(page: Page, customer: Customer): Promise<void> {
  await hasAddress(page.request, customer);
  await page.goto('/login?returnUrl=%2Fprofile');
  await signsIn(page, customer);
  await page.goto(seeded.watch.path);
  await page.getByRole('main').getByRole('button', { name: 'افزودن به سبد خرید' }).click();
  await page.waitForURL('**/cart');
  await page.goto('/chooseAddress');
  await page.getByRole('radio', { name: 'پیک کاشی' }).check();
  await page.getByRole('button', { name: 'ثبت و گام بعدی' }).click();
  await page.waitForURL('**/invoice');
}
