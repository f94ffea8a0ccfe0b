import { AccountArea } from '../../page-objects/pages/account-area.ts';
import { offersNoNetwork } from '../../page-objects/probes/network.ts';
import { obstaclesOn } from '../../page-objects/visitors/reader.ts';
import { aCustomer, isSignedIn } from '../../page-objects/visitors/registration.ts';
import { SandboxBank } from '../../page-objects/pages/sandbox-bank.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light' });

test(
  'a top-up goes to the bank and back: given up, then paid, and stands in the ledger',
  { tag: '@both' },
  async ({ page, shopper }) => {
    const account = new AccountArea(page);
    const bank = new SandboxBank(page);
    await isSignedIn(page, await aCustomer(page.request));
    await shopper.opens('/credit');
    const pay = account.button('پرداخت آنلاین');
    await shopper.content.getByRole('checkbox').uncheck();
    await expect(pay).toBeDisabled();
    await shopper.content.getByRole('checkbox').check();
    await pay.click();
    await expect(shopper.alert).toContainText('مبلغ را وارد کنید.');
    expect.soft(await obstaclesOn(page), 'top-up with mistakes').toEqual([]);

    await account.button('۵۰۰٬۰۰۰ تومان').click();
    await shopper.content.getByRole('radio', { name: 'زرین‌پال' }).check();
    await pay.click();
    await page.waitForURL('**/bank/**');
    await bank.isLeft();
    await page.waitForURL('**/credit?payment=cancelled*');
    await expect(shopper.content.getByRole('status').first()).toContainText('پرداخت انجام نشد');

    await expect(account.field('مبلغ')).toHaveValue('۵۰۰۰۰۰');
    await expect(shopper.content.getByRole('radio', { name: 'زرین‌پال' })).toBeChecked();
    await pay.click();
    await page.waitForURL('**/bank/**');
    await bank.takesTheMoney();
    await page.waitForURL('**/credit?payment=paid*');
    await expect(shopper.content).toContainText('۵۰۰٬۰۰۰ تومان');
    expect.soft(await obstaclesOn(page), 'wallet').toEqual([]);

    await shopper.content.getByRole('link', { name: 'تراکنش‌ها' }).last().click();
    await shopper.isAt('/transactions');
    await expect(account.rows).toHaveCount(1);
    await expect(account.rows).toContainText('+۵۰۰٬۰۰۰');
    expect.soft(await obstaclesOn(page), 'transactions').toEqual([]);
  },
);

test(
  'a card-to-card transfer is reported, with a day from the calendar',
  { tag: '@both' },
  async ({ page, shopper, trouble }) => {
    trouble.announce(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    const account = new AccountArea(page);
    await isSignedIn(page, await aCustomer(page.request));
    await shopper.opens('/credit');
    await shopper.content.getByRole('tab', { name: 'گزارش کارت‌به‌کارت' }).click();
    await expect(account.field('شمارهٔ کارت مقصد')).not.toBeEditable();

    await account.field('شمارهٔ پیگیری').fill('۱۲۳۴۵۶');
    await account.field('چهار رقم پایانی کارت شما').fill('۱۲۳۴');
    await account.field('مبلغ واریز').fill('۸۰۰۰۰۰');
    await account.button('باز کردن تقویم').click();
    await expect(account.dialog.getByRole('grid')).toBeVisible();
    expect.soft(await obstaclesOn(page), 'calendar').toEqual([]);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(account.dialog).toBeHidden();
    await expect(account.field('تاریخ پرداخت')).toHaveValue(/^[۰-۹]{4}\/[۰-۹]{2}\/[۰-۹]{2}$/);

    const restore = await offersNoNetwork(page, 'PendingPayments/AddCreditCart');
    await account.button('ارسال گزارش').click();
    await expect(shopper.alert).toContainText('ارتباط با فروشگاه برقرار نشد');
    await expect(account.field('شمارهٔ پیگیری')).toHaveValue('');
    await account.button('بازگرداندن نوشته‌ها').click();
    await expect(account.field('شمارهٔ پیگیری')).toHaveValue('۱۲۳۴۵۶');
    await restore();
    await account.button('ارسال گزارش').click();

    await expect(account.field('شمارهٔ پیگیری')).toHaveValue('');
    await expect(shopper.alert).toBeHidden();
  },
);
