import { expect, type Browser } from '@playwright/test';
import { violationsOn } from '../probes/axe.ts';
import { aCustomer, isSignedIn } from './registration.ts';

interface Report {
  trackingNo: string;
  amount: string;
  currency: 'تومان' | 'ریال';
}

/** A customer with a browser of their own, on the page of the wallet, who reports transfers from card to card. */
export async function aReporter(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await isSignedIn(page, await aCustomer(page.request));
  const opensForm = async () => {
    await page.goto('/credit');
    await page.getByRole('tab', { name: 'گزارش کارت‌به‌کارت' }).click();
  };
  return {
    page,
    async reports({ trackingNo, amount, currency }: Report): Promise<void> {
      await opensForm();
      await page.getByRole('textbox', { name: 'شمارهٔ پیگیری' }).fill(trackingNo);
      await page.getByRole('textbox', { name: /چهار رقم پایانی/ }).fill('۱۲۳۴');
      await page.getByRole('textbox', { name: 'مبلغ واریز' }).fill(amount);
      await page.getByLabel('واحد پول').selectOption(currency);
      await page.getByRole('textbox', { name: 'تاریخ پرداخت' }).fill('۱۴۰۴/۰۸/۱۲');
      await page.getByRole('button', { name: 'ارسال گزارش' }).click();
      await expect(page.getByRole('table', { name: 'گزارش‌های شما' })).toContainText('در حال بررسی');
    },
    readsReports: opensForm,
    async obstacles(): Promise<string[]> {
      return (await violationsOn(page, {})).map(({ id }) => id);
    },
  };
}
