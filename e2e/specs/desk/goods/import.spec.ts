import { readFileSync } from 'node:fs';
import { aZip } from '../../../../api/src/pictures/files/zip-fixtures.ts';
import { aPng } from '../../../../api/src/pictures/picture-fixtures.ts';
import { expect, test } from '../../../page-objects/visitors/member.ts';

const head = 'name,group,subgroup,brand,price,stock\n';
const csv = (name: string, text: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

test('a file of goods is checked, mended and imported at the desk, shoppers find what it brought, and the list gives it back to be changed', async ({
  page,
  desk,
  ownDesk,
}) => {
  test.slow();
  const shop = await ownDesk.opensShop();
  await desk.joinsAs('import', 'catalogue');
  await desk.opens('/goods');
  await page.getByRole('link', { name: 'وارد کردن از پرونده' }).click();
  await expect(desk.heading).toHaveText('وارد کردن کالا از پرونده');
  const input = page.getByLabel(/^انتخاب پرونده/);

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

  await desk.opens('/goods');
  const goods = page.waitForEvent('download');
  await page.getByRole('link', { name: 'دریافت CSV' }).click();
  const file = readFileSync(await (await goods).path(), 'utf8');
  await desk.opens('/import-goods');
  await input.setInputFiles(csv('dearer.csv', file.replace('250000,4,4', '275000,4,4')));
  await expect(page.getByText('همهٔ سطرها درست است.')).toBeVisible();
  await page.getByRole('button', { name: 'وارد کردن', exact: true }).click();
  await expect(page.getByText('همهٔ سطرها وارد شد.')).toBeVisible();
  await page.goto(`${shop}/filter?SearchValue=${encodeURIComponent('قوری فیروزه‌ای')}`);
  await expect(page.getByRole('main').getByText('۲۷۵٬۰۰۰').first()).toBeVisible();
});

test('goods come with pictures of a zip and with specifications, which shoppers see on the product page', async ({
  page,
  desk,
  ownDesk,
}) => {
  test.slow();
  const shop = await ownDesk.opensShop();
  await desk.joinsAs('import-pictures', 'catalogue');
  await desk.opens('/import-goods');
  const file = page.getByLabel(/^انتخاب پرونده/);
  const names = 'pictures,picture_texts,spec: بدنه / جنس,spec*: بدنه / گنجایش';
  const lines = [
    `${head.trim()},${names}`,
    'کتری مسی,خانه,آشپزخانه,کاشی,900000,4,kettle.png,کتری از روبه‌رو,مس,۲ لیتر',
    'قوری سفالی,خانه,آشپزخانه,کاشی,300000,2,teapot.png,,سفال,',
  ];
  const goods = csv('goods.csv', lines.join('\n'));

  // Without the zip each row is told what it lacks.
  await file.setInputFiles(goods);
  await expect(page.getByRole('alert')).toContainText('۲ اشکال در پرونده هست');
  await expect(page.getByRole('table')).toContainText('kettle.png');
  const zip = aZip([
    { name: 'photos/kettle.png', bytes: await aPng() },
    { name: 'photos/teapot.png', bytes: await aPng({ width: 500, height: 400 }) },
  ]);
  await page
    .locator('input[accept*=zip]')
    .setInputFiles({ name: 'photos.zip', mimeType: 'application/zip', buffer: zip });
  await expect(page.getByText('همهٔ سطرها درست است.')).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await desk.obstacles(), `checked at ${width}`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(overflow, `checked at ${width}`).toBeLessThanOrEqual(1);
  }
  await page.getByRole('button', { name: 'وارد کردن', exact: true }).press('Enter');
  await expect(page.getByText('همهٔ سطرها وارد شد.')).toBeVisible();

  await page.goto(`${shop}/filter?SearchValue=${encodeURIComponent('کتری مسی')}`);
  await page.getByRole('main').getByRole('link', { name: 'کتری مسی' }).first().click();
  const picture = page.getByRole('img', { name: 'کتری از روبه‌رو' }).first();
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(page.getByRole('main').getByText('۲ لیتر').first()).toBeVisible();
});
