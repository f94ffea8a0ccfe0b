import { expect, test } from '../../page-objects/visitors/member.ts';

test('the owner writes a page by the keyboard, and shoppers read it', async ({
  page,
  desk,
  ownDesk,
}) => {
  test.slow();
  const shop = await ownDesk.opensShop();
  await desk.joinsAs('writer', 'owner');
  await desk.opens('/pages/new');
  await page.getByLabel('عنوان صفحه').fill('راهنمای اندازه');
  await page.getByLabel('نام صفحه در آدرس').fill('size-guide');

  await page.getByRole('textbox', { name: 'متن صفحه' }).focus();
  await page.keyboard.type('پیراهن');
  const heading = page.getByRole('button', { name: 'عنوان', exact: true });
  await heading.focus();
  await page.keyboard.press('Enter');
  await expect(heading).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await page.keyboard.type('دور سینه را اندازه بگیرید.');
  await page.getByLabel('جای پیوند در پایین صفحه').click();
  await page.getByRole('option', { name: /راهنمای خرید/ }).click();
  await page.getByRole('button', { name: 'ذخیره' }).click();
  await expect(page.getByText('صفحه ذخیره شد.')).toBeVisible();

  await expect(async () => {
    await page.goto(`${shop}/content/size-guide`);
    await expect(page.getByRole('heading', { name: 'پیراهن', level: 2 })).toBeVisible({
      timeout: 2000,
    });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('راهنمای اندازه');
  await expect(page.getByText('دور سینه را اندازه بگیرید.')).toBeVisible();

  await page.goto(`${shop}/`);
  const footer = page.getByRole('contentinfo').getByRole('navigation', { name: 'راهنمای خرید' });
  await footer.getByRole('link', { name: 'راهنمای اندازه' }).click();
  await expect(page).toHaveURL(/\/content\/size-guide$/);
});
