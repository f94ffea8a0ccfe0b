import { expect, test } from '../../page-objects/visitors/member.ts';

test('a message of the contact page is answered by SMS at the desk, which shows where the text stands', async ({
  page,
  desk,
  ownDesk,
  request,
}) => {
  test.slow();
  await desk.joinsAs('answers', 'support');
  await desk.opens('/messages');
  await expect(page.getByText('پیامی در انتظار پاسخ نیست.')).toBeVisible();
  const sent = await request.post(`${ownDesk.shopApiUrl}/v1/Identity/ContactUs/AddMessage`, {
    data: {
      FullName: 'سارا کریمی',
      MobNo: '09121112233',
      Email: 'sara@example.com',
      // Wider than the screen, without a place at which a line may end.
      Comment: `ساعت فروشگاه تا کی باز است؟ https://example.com/${'a'.repeat(300)}`,
    },
  });
  await expect(sent, 'the message waits').toBeOK();

  // The open desk hears of it by itself.
  const answer = page.getByRole('button', { name: 'پاسخ دادن' });
  await answer.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'پاسخ به سارا کریمی' });
  await expect(dialog.getByLabel('راه فرستادن')).toHaveText('پیامک به ۰۹۱۲۱۱۱۲۲۳۳');
  await dialog.getByLabel('پاسخ', { exact: true }).focus();
  await page.keyboard.type('هر روز تا هشت شب.');
  await looksRight('dialog');
  await dialog.getByRole('button', { name: 'فرستادن پاسخ' }).press('Enter');
  await expect(page.getByRole('status').getByText('پاسخ در صف است')).toBeVisible();
  await expect(answer).toHaveCount(0);

  await page.getByLabel('وضعیت').press('Enter');
  await page.getByRole('option', { name: 'پاسخ داده شده' }).press('Enter');
  await page.getByRole('button', { name: 'جستجو', exact: true }).press('Enter');
  const row = page.getByRole('row').filter({ hasText: 'سارا کریمی' });
  await expect(row).toContainText('هر روز تا هشت شب.');
  await expect(row).toContainText(/فرستاده‌شده|در صف/);
  await looksRight('answered');

  async function looksRight(name: string) {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await desk.obstacles(), `${name} at ${width}`).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(overflow, `${name} at ${width}`).toBeLessThanOrEqual(1);
    }
  }
});
