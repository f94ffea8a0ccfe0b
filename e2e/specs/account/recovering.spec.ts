import { obstaclesOn } from '../../page-objects/visitors/reader.ts';
import {
  aCustomer,
  codeSentTo,
  newcomer,
  signsIn,
} from '../../page-objects/visitors/registration.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light' });

test(
  'a forgotten password is set anew, and the old one is none any more',
  { tag: '@both' },
  async ({ page, shopper, trouble }) => {
    trouble.announce(/status of 400/);
    const customer = await aCustomer(page.request);
    await shopper.opens('/forgetPassword');
    await page.getByLabel('شمارهٔ موبایل').fill(customer.mobile);
    await page.getByRole('button', { name: 'ارسال کد تأیید' }).click();
    await expect(shopper.heading).toHaveText('کد تأیید');
    await expect(page.getByRole('timer')).toBeVisible();
    await page.getByLabel('کد تأیید').fill(await codeSentTo(page.request, customer.mobile));

    await expect(shopper.heading).toHaveText('رمز عبور تازه');
    expect.soft(await obstaclesOn(page), 'new password').toEqual([]);
    await page.getByLabel('رمز عبور', { exact: true }).fill('new12345');
    await page.getByLabel('تکرار رمز عبور').fill('new1234');
    await page.getByRole('button', { name: 'ثبت رمز عبور' }).click();
    await expect(shopper.alert).toContainText('یکسان نیست');
    await page.getByLabel('تکرار رمز عبور').fill('new12345');
    await page.getByRole('button', { name: 'ثبت رمز عبور' }).click();
    await expect(shopper.heading).toHaveText('رمز عبور شما ثبت شد');

    await page.evaluate(() => localStorage.clear());
    await shopper.opens('/login');
    await signsIn(page, customer);
    await expect(shopper.alert).toContainText('درست نیست');
    await signsIn(page, { ...customer, password: 'new12345' });
    await shopper.isAt('/');
  },
);

test('a number without an account is answered like any other', async ({ page, shopper }) => {
  const stranger = newcomer();
  await shopper.opens('/forgetPassword');

  await page.getByLabel('شمارهٔ موبایل').fill(stranger.mobile);
  await page.getByRole('button', { name: 'ارسال کد تأیید' }).click();

  await expect(shopper.heading).toHaveText('کد تأیید');
  await expect(codeSentTo(page.request, stranger.mobile)).rejects.toThrow();
});
