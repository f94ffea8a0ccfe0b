import { AccountArea } from '../../page-objects/pages/account-area.ts';
import { hasAddress } from '../../page-objects/pages/checkout.ts';
import { obstaclesOn } from '../../page-objects/visitors/reader.ts';
import { aCustomer, isSignedIn } from '../../page-objects/visitors/registration.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light' });

test(
  'an address is added with its pin, changed and deleted, and no slip loses it',
  { tag: '@both' },
  async ({ page, shopper }) => {
    const { dialog } = new AccountArea(page);
    await isSignedIn(page, await aCustomer(page.request));
    await shopper.opens('/addresses');
    await expect(shopper.heading).toHaveText('آدرس های من');
    await expect(shopper.content).toContainText('آدرسی برای شما ثبت نشده است.');

    await shopper.checkout.addAddressButton.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'ذخیرهٔ آدرس' }).click();
    await expect(dialog.getByRole('alert').getByRole('listitem')).toHaveCount(5);
    expect.soft(await obstaclesOn(page), 'address with mistakes').toEqual([]);

    await dialog.getByLabel('عنوان آدرس').fill('خانه');
    await dialog.getByLabel('استان').selectOption({ label: 'اصفهان' });
    await dialog.getByLabel('شهر', { exact: true }).selectOption({ label: 'اصفهان' });
    const map = dialog.getByRole('application');
    await map.scrollIntoViewIfNeeded();
    await expect(dialog.getByText('نقشهٔ ساده')).toBeVisible();
    await expect(dialog.getByText('نقشه را جابه‌جا کنید')).toBeVisible();
    await map.press('ArrowUp');
    await expect(dialog.getByText(/^جای آدرس روی نقشه ثبت شد، ./)).toBeVisible();

    await dialog.getByRole('button', { name: 'انصراف' }).click();
    await expect(dialog.getByRole('alert').last()).toContainText('ذخیره نشده است');
    await dialog.getByRole('button', { name: 'ادامهٔ نوشتن' }).click();
    await dialog.getByLabel('آدرس کامل').fill('خیابان توحید میانی، کوچهٔ ۱۴، پلاک ۲۲');
    await dialog.getByLabel('نام گیرنده').fill('نگار رضایی');
    await dialog.getByLabel('موبایل گیرنده').fill('۰۹۱۳۱۲۳۴۵۶۷');
    await dialog.getByRole('button', { name: 'ذخیرهٔ آدرس' }).click();
    await expect(dialog).toBeHidden();
    await expect(shopper.content).toContainText('روی نقشه نشان شده است');
    expect.soft(await obstaclesOn(page), 'addresses').toEqual([]);

    await page.getByRole('button', { name: 'ویرایش آدرس خانه' }).click();
    await dialog.getByLabel('عنوان آدرس').fill('خانهٔ پدر');
    await dialog.getByRole('button', { name: 'ذخیرهٔ آدرس' }).click();
    await expect(page.getByRole('heading', { name: 'خانهٔ پدر' })).toBeVisible();
    await page.getByRole('button', { name: 'حذف آدرس خانهٔ پدر' }).click();
    await expect(dialog).toContainText('آیا از حذف این آدرس اطمینان دارید ؟');
    await dialog.getByRole('button', { name: 'حذف', exact: true }).click();

    await expect(shopper.content).toContainText('آدرسی برای شما ثبت نشده است.');
  },
);

test('on a phone on its side, above its keyboard, a field of a dialog is seen with its label, and a question with its buttons', async ({
  page,
  shopper,
}) => {
  const { dialog } = new AccountArea(page);
  const customer = await aCustomer(page.request);
  await hasAddress(page.request, customer);
  await isSignedIn(page, customer);
  await page.setViewportSize({ width: 844, height: 200 });
  await shopper.opens('/addresses');

  await page.getByRole('button', { name: 'ویرایش آدرس خانه' }).click();
  await dialog.getByLabel('نام گیرنده').focus();
  await expect(dialog.getByText('نام گیرنده')).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByLabel('نام گیرنده')).toBeInViewport({ ratio: 1 });
  await dialog.getByRole('button', { name: 'انصراف' }).click();

  await page.getByRole('button', { name: 'حذف آدرس خانه' }).click();
  await dialog.getByRole('button', { name: 'انصراف' }).hover();
  await page.mouse.wheel(0, 400);
  await expect(dialog.getByRole('button', { name: 'انصراف' })).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByText('اطمینان دارید')).toBeInViewport({ ratio: 1 });
});
