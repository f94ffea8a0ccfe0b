import { seeded } from '../../../page-objects/facts/seeded-products.ts';
import { Checkout } from '../../../page-objects/pages/checkout.ts';
import { SandboxBank } from '../../../page-objects/pages/sandbox-bank.ts';
import { numberIn } from '../../../page-objects/facts/persian.ts';
import { aBuyer } from '../../../page-objects/visitors/buyer.ts';
import { isReadyByForms } from '../../../page-objects/visitors/plain-shopper.ts';
import { obstaclesOn } from '../../../page-objects/visitors/reader.ts';
import { deliversAt, Returner } from '../../../page-objects/visitors/returner.ts';
import { aCustomer } from '../../../page-objects/visitors/registration.ts';
import { expect, test } from '../../../page-objects/visitors/member.ts';

test('a customer returns goods with a picture, the desk accepts, receives and refunds, and the money is in the wallet', async ({
  page,
  browser,
  desk,
  ownDesk,
}) => {
  test.slow();
  const shop = await ownDesk.opensShop();
  const { page: buyer, order } = await aBuyer(browser, shop, seeded.band);
  const returner = new Returner(buyer);
  const text = 'بند ساعت بریده است.';
  await desk.joinsAs('returns', 'orders');
  await deliversAt(desk, page, order.id);

  await test.step('the form says what is missing, and keeps what was chosen', async () => {
    await returner.opensForm();
    await returner.addsPicture();
    await returner.part.getByRole('button', { name: 'فرستادن درخواست' }).press('Enter');
    await expect(returner.part.getByRole('alert').first()).toContainText('دلیل مرجوعی');
    await expect(returner.part.getByRole('img', { name: 'عکس ۱' })).toBeVisible();
    await customerLooksRight('form');
  });

  // The open desk hears of the request by itself.
  await desk.opens('/returns');
  await expect(desk.heading).toHaveText('مرجوعی‌ها');
  await returner.asks(text);
  await customerLooksRight('asked');
  const row = page.getByRole('row').filter({ hasText: order.shown });
  await expect(row).toContainText('در انتظار تصمیم');

  await test.step('accepts it by the keyboard', async () => {
    await row.getByRole('link').first().press('Enter');
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole('img', { name: 'عکس ۱ مشتری' })).toBeVisible();
    await looksRight('asked');
    await page.getByRole('button', { name: 'پذیرفتن', exact: true }).press('Enter');
    const dialog = page.getByRole('dialog', { name: /^پذیرفتن مرجوعی نگار رضایی/ });
    await expect(dialog.getByLabel('شیوهٔ پس فرستادن')).toBeFocused();
    await looksRight('dialog');
    await dialog.getByLabel('شیوهٔ پس فرستادن').fill('با پست پیشتاز بفرستید.');
    await dialog.getByRole('button', { name: 'پذیرفتن' }).press('Enter');
    await expect(page.getByRole('status').getByText('درخواست پذیرفته شد')).toBeVisible();
  });
  await buyer.reload();
  await expect(returner.part).toContainText('با پست پیشتاز بفرستید.');

  await test.step('receives and refunds it', async () => {
    await page.getByRole('button', { name: 'کالا رسید' }).press('Enter');
    await expect(page.getByRole('status').getByText('رسیدن کالا ثبت شد.')).toBeVisible();
    await page.getByRole('button', { name: 'برگرداندن پول' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: /^برگشت پول سفارش/ });
    await expect(dialog.getByLabel('تعداد برگشتی')).toHaveValue('۱');
    await expect(dialog.getByLabel('مبلغ', { exact: true })).not.toHaveValue('');
    // Less than what a member gives back alone.
    await dialog.getByLabel('مبلغ', { exact: true }).fill('۱۵۰۰۰۰');
    await dialog.getByRole('button', { name: 'برگرداندن پول' }).press('Enter');
    await expect(page.getByRole('status').getByText('برگشت پول ثبت شد.')).toBeVisible();
    await looksRight('refunded');
  });

  await buyer.reload();
  await expect(returner.part).toContainText('برگشت پول ثبت شد');
  await expect(returner.part.getByText('درخواست مرجوعی', { exact: true })).toHaveCount(0);
  await returner.part.getByText(/^عکس‌های شما/).click();
  await expect(returner.part.getByRole('img')).toBeVisible();
  await customerLooksRight('refunded');
  await buyer.goto('/credit');
  await expect(buyer.getByRole('main')).toContainText('۱۵۰٬۰۰۰');
  await buyer.context().close();

  async function customerLooksRight(name: string) {
    for (const width of [390, 1440]) {
      await buyer.setViewportSize({ width, height: 900 });
      expect.soft(await obstaclesOn(buyer), `the customer's page, ${name} at ${width}`).toEqual([]);
      const wider = await buyer.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(wider, `the customer's page, ${name} at ${width}`).toBeLessThanOrEqual(1);
    }
  }

  async function looksRight(name: string) {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await desk.obstacles(), `${name} at ${width}`).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(overflow, `${name} at ${width}`).toBeLessThanOrEqual(1);
    }
  }
});

test('without code goods are returned by a form, which keeps what was written, and the request is taken back by another', async ({
  page,
  comesTo,
  desk,
  ownDesk,
}) => {
  test.slow();
  const buyer = await comesTo(await ownDesk.opensShop(), { javaScriptEnabled: false });
  await isReadyByForms(buyer, await aCustomer(buyer.request));
  await new Checkout(buyer).pays();
  await new SandboxBank(buyer).takesTheMoney();
  await buyer.waitForURL('**/orderTracking/*');
  const heading = buyer.getByRole('heading', { name: /^سفارش [۰-۹]+$/ });
  await desk.joinsAs('returns-by-form', 'orders');
  await deliversAt(desk, page, numberIn(await heading.innerText()));
  const returner = new Returner(buyer);
  const send = returner.part.getByRole('button', { name: 'فرستادن درخواست' });

  await returner.opensForm();
  // Its style is the page's own: that of parts which code loads never comes.
  const reason = await returner.part.getByLabel('دلیل مرجوعی').boundingBox();
  expect(reason?.height).toBeGreaterThanOrEqual(44);
  await returner.part.getByLabel('توضیح').fill('بند ساعت بریده است.');
  await send.click();
  await expect(buyer.getByRole('main')).toContainText('دلیل مرجوعی را انتخاب کنید.');
  await expect(returner.part.getByLabel('توضیح')).toHaveValue('بند ساعت بریده است.');
  await returner.part.getByLabel('دلیل مرجوعی').selectOption('broken');
  await send.click();
  await expect(returner.part.getByText('در حال بررسی', { exact: true })).toBeVisible();
  await returner.part.getByRole('button', { name: 'پس گرفتن درخواست' }).click();

  await expect(returner.part.getByText('پس گرفته شد', { exact: true })).toBeVisible();
});
