import { aReporter } from '../../../page-objects/visitors/reporter.ts';
import { expect, test } from '../../../page-objects/visitors/member.ts';

test('a reported transfer appears at the open desk, is confirmed or refused, and its customer reads what became of it', async ({
  page,
  browser,
  desk,
  ownDesk,
}) => {
  test.slow();
  const reporter = await aReporter(browser, await ownDesk.opensShop());
  await desk.joinsAs('transfers', 'orders');
  await desk.opens('/transfers');
  await expect(desk.heading).toHaveText('کارت‌به‌کارت‌ها');
  // Other customers may have reported transfers to this shop, too.
  const rows = page.getByRole('table').getByRole('row').filter({ hasText: '771234' });

  await reporter.reports({ trackingNo: '۷۷۱۲۳۴', amount: '۲۵۰۰۰۰', currency: 'تومان' });
  // The open desk hears of it by itself.
  await expect(rows).toHaveCount(1);
  await reporter.reports({ trackingNo: '۷۷۱۲۳۴', amount: '۹۰۰۰۰۰', currency: 'ریال' });
  await expect(rows).toHaveCount(2);

  await test.step('confirms the first, after a warning about the number, by the keyboard', async () => {
    await rows.first().getByRole('link').first().click();
    await expect(page.getByText('همین شمارهٔ پیگیری در گزارش', { exact: false })).toBeVisible();
    await looksRight('waiting');
    await page.getByRole('button', { name: 'تأیید واریز' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: /^تأیید واریز نگار رضایی/ });
    await expect(dialog.getByLabel('مبلغ یافته‌شده')).toBeFocused();
    await expect(dialog.getByLabel('مبلغ یافته‌شده')).toHaveValue('۲۵۰٬۰۰۰');
    await looksRight('dialog');
    await dialog.getByRole('button', { name: 'تأیید واریز' }).press('Enter');
    await expect(page.getByRole('status').getByText('مبلغ به کیف پول مشتری')).toBeVisible();
    await looksRight('confirmed');
  });

  await test.step('refuses the second with a reason', async () => {
    await desk.opens('/transfers');
    await rows.first().getByRole('link').first().click();
    await page.getByRole('button', { name: 'رد گزارش' }).click();
    await page.getByLabel('دلیل رد').fill('همان واریز پیشین است.');
    await page.getByRole('dialog').getByRole('button', { name: 'رد گزارش' }).click();
    await expect(page.getByRole('status').getByText('گزارش رد شد')).toBeVisible();
  });

  await reporter.readsReports();
  const own = reporter.page.getByRole('table', { name: 'گزارش‌های شما' }).getByRole('row');
  await expect(own.nth(1)).toContainText('رد شد: همان واریز پیشین است.');
  await expect(own.nth(2)).toContainText('۲۵۰٬۰۰۰ تومان به موجودی شما افزوده شد.');
  for (const width of [390, 1440]) {
    await reporter.page.setViewportSize({ width, height: 900 });
    expect.soft(await reporter.obstacles(), `the customer's page at ${width}`).toEqual([]);
  }
  await reporter.page.context().close();

  async function looksRight(name: string) {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await desk.obstacles(), `${name} at ${width}`).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(overflow, `${name} at ${width}`).toBeLessThanOrEqual(1);
    }
  }
});
