import { seeded } from '../../../page-objects/facts/seeded-products.ts';
import { aBuyer } from '../../../page-objects/visitors/buyer.ts';
import { expect, test } from '../../../page-objects/visitors/member.ts';

test('what the desk gives back of an order, into the wallet and by bank, its customer reads on the order and in the ledger', async ({
  page,
  browser,
  desk,
  ownDesk,
}) => {
  test.slow();
  const { page: buyer, order } = await aBuyer(browser, await ownDesk.opensShop(), seeded.band);

  await desk.joinsAs('refunds', 'orders');
  await desk.opens('/orders');
  await page.getByRole('link', { name: order.shown, exact: true }).click();
  const refunds = page.getByRole('table', { name: 'برگشت پول' });
  const give = page.getByRole('button', { name: 'برگشت بخشی از پول' });

  await give.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^برگشت پول سفارش/ });
  await expect(dialog.getByRole('textbox').first()).toBeFocused();
  await page.keyboard.type('۱');
  const sum = dialog.getByLabel('مبلغ', { exact: true });
  await expect(sum).not.toHaveValue('');
  // Less than what a member gives back alone.
  await sum.fill('۱۵۰۰۰۰');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await desk.obstacles(), `dialog at ${width}`).toEqual([]);
  }
  await dialog.getByLabel('دلیل').fill('بند ساعت پاره بود.');
  await dialog.getByRole('button', { name: 'برگرداندن پول' }).press('Enter');
  await expect(refunds.getByRole('row')).toHaveCount(2);
  await expect(refunds).toContainText('در کیف پول');
  await expect(page.locator(':focus')).toContainText('پول به کیف پول مشتری برگشت.');

  await give.click();
  await sum.fill('۱۲۳۴');
  await dialog.getByLabel('راه برگشت').press('Enter');
  await page.getByRole('option', { name: /واریز بانکی/ }).press('Enter');
  await dialog.getByLabel('دلیل').fill('دیر رسید.');
  await dialog.getByRole('button', { name: 'برگرداندن پول' }).click();
  await expect(refunds).toContainText('در انتظار واریز بانکی');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await desk.obstacles(), `order at ${width}`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(overflow, `order at ${width}`).toBeLessThanOrEqual(1);
  }

  await buyer.reload();
  const part = buyer.getByRole('region', { name: 'برگشت پول' });
  await expect(part).toContainText('به کیف پول شما برگشت.');
  await expect(part).toContainText('دلیل: بند ساعت پاره بود.');
  await expect(part).toContainText('به حساب بانکی شما واریز می‌شود.');

  await desk.opens('/refunds');
  const row = page.getByRole('row').filter({ hasText: 'دیر رسید.' });
  await row.getByRole('button', { name: 'ثبت واریز' }).click();
  const payment = page.getByRole('dialog', { name: /^واریز پول سفارش/ });
  await payment.getByLabel('شمارهٔ پیگیری واریز').fill('SATNA-77');
  expect.soft(await desk.obstacles(), 'transfer').toEqual([]);
  await payment.getByRole('button', { name: 'ثبت واریز' }).click();
  await expect(page.getByText('برگشت پولی در انتظار نیست.')).toBeVisible();

  await buyer.reload();
  await expect(part).toContainText('SATNA-77');
  await buyer.goto('/transactions');
  await expect(buyer.getByRole('main')).toContainText('برگشت پول');
  await buyer.context().close();
});
