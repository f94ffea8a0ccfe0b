import { readFileSync } from 'node:fs';
import { expect, test } from '../page-objects/visitors/member.ts';

const head = 'name,group,subgroup,brand,price,stock\n';
const csv = (name: string, text: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

test('a file of goods is checked, mended and imported at the desk, and shoppers find what it brought', async ({
  page,
  desk,
  ownDesk,
}) => {
  test.slow();
  const shop = await ownDesk.opensShop();
  await desk.setsUpAt(await ownDesk.invites('import', 'catalogue'));
  await expect(desk.heading).toHaveText('پیشخان');
  await desk.opens('/goods');
  await page.getByRole('link', { name: 'وارد کردن از پرونده' }).click();
  await expect(desk.heading).toHaveText('وارد کردن کالا از پرونده');
  const input = page.locator('input[type=file]');

  const rows = Array.from({ length: 200 }, (_, row) => `قوری ${row},خانه,آشپزخانه,کاشی,صد,1`);
  await input.setInputFiles(csv('bad.csv', head + rows.join('\n')));
  await expect(page.getByRole('alert')).toContainText('۲۰۰ اشکال در پرونده هست');
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(51);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await desk.obstacles(), `problems at ${width}`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(overflow, `problems at ${width}`).toBeLessThanOrEqual(1);
  }
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'دریافت همهٔ اشکال‌ها' }).click();
  const problems = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(problems).toHaveLength(201);

  await input.setInputFiles(csv('good.csv', `${head}قوری فیروزه‌ای,خانه,آشپزخانه,کاشی,250000,4\n`));
  await expect(page.getByText('همهٔ سطرها درست است.')).toBeVisible();
  expect.soft(await desk.obstacles(), 'checked').toEqual([]);
  await page.getByRole('button', { name: 'وارد کردن', exact: true }).press('Enter');
  await expect(page.getByText('همهٔ سطرها وارد شد.')).toBeVisible();

  await page.goto(`${shop}/filter?SearchValue=${encodeURIComponent('قوری فیروزه‌ای')}`);
  await expect(page.getByRole('main').getByText('قوری فیروزه‌ای').first()).toBeVisible();
});
