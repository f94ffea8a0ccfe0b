import { expect, test } from '../../page-objects/visitors/member.ts';

test('the owner lets a number be told by the keyboard, tries it, and a visitor’s message reaches it', async ({
  page,
  desk,
  ownDesk,
  request,
  trouble,
}) => {
  test.slow();
  // A number that is too short is refused.
  trouble.announce(/400/);
  await desk.joinsAs('told', 'owner');
  await desk.opens('/texts/news');

  await page.getByRole('button', { name: 'افزودن شماره' }).press('Enter');
  await expect(page.getByLabel('شمارهٔ موبایل')).toBeFocused();
  await page.keyboard.type('۰۹۱۲۱۱۱۲۲');
  const save = page.getByRole('button', { name: 'ذخیره', exact: true });
  // By night the news would wait for the morning.
  for (const label of ['از ساعت', 'تا ساعت']) {
    await page.getByLabel(label).press('Enter');
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('هر دو ساعت یکی است')).toBeVisible();
  await save.press('Enter');
  await expect(page.getByLabel('شمارهٔ موبایل')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('شمارهٔ موبایل').press('End');
  await page.keyboard.type('۳۳');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByLabel('سفارش تازه')).not.toBeChecked();
  await save.press('Enter');
  await expect(page.getByText('ذخیره شد.')).toBeVisible();

  await page.getByRole('button', { name: 'فرستادن پیامک آزمایشی' }).press('Enter');
  await expect(page.getByText('پیامک آزمایشی تا چند ثانیهٔ دیگر')).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await desk.obstacles(), String(width)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(overflow, String(width)).toBeLessThanOrEqual(1);
  }
  await request.post(`${ownDesk.shopApiUrl}/v1/Identity/ContactUs/AddMessage`, {
    data: {
      FullName: 'نگار رضایی',
      MobNo: '09131234567',
      Email: 'negar@example.com',
      Comment: 'سفارش من کی می‌رسد؟',
    },
  });

  await expect(async () => {
    await desk.opens(`/texts?filter=${encodeURIComponent('{"state":"sent"}')}`);
    const rows = page.getByRole('row').filter({ hasText: '۰۹۱۲***۲۲۳۳' });
    await expect(rows.filter({ hasText: 'پیامک آزمایشی' })).toHaveCount(1, { timeout: 2000 });
    await expect(rows.filter({ hasText: '۱ پیام تازه رسید.' })).toHaveCount(1, { timeout: 2000 });
  }).toPass();
});
