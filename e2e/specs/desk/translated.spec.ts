import { expect, test } from '../../page-objects/visitors/member.ts';
import { translates } from '../../page-objects/visitors/translator.ts';

test('the owner works at a desk that the browser translates', async ({
  page,
  context,
  desk,
  trouble,
}) => {
  test.slow();
  trouble.announce(/status of 400/);
  await translates(context, 'before hydration');
  await desk.joinsAs('translated', 'owner');

  await desk.opens('/pages/new');
  const save = page.getByRole('button', { name: 'ذخیره' });
  await save.click();
  await expect(page.getByLabel('عنوان صفحه')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('عنوان صفحه').fill('راهنمای ترجمه');
  await page.getByLabel('نام صفحه در آدرس').fill('translated');
  await page.getByRole('textbox', { name: 'متن صفحه' }).fill('متنی برای همه');
  await save.click();
  await expect(page.getByText('صفحه ذخیره شد.')).toBeVisible();

  await desk.opens('/figures');
  await expect(page.getByRole('table', { name: 'دفترها' })).toBeVisible();
});
