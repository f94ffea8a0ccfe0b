import { offersNoNetwork } from '../../page-objects/probes/network.ts';
import { obstaclesOn } from '../../page-objects/visitors/reader.ts';
import { aCustomer, isSignedIn } from '../../page-objects/visitors/registration.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light' });

for (const [path, call] of [
  ['/orders', 'OrdersList/Read'],
  ['/transactions', 'customerFininces/Read'],
  ['/customerReviews', 'customerReviews/Read'],
  ['/customerQuestions', 'customerQuestions/Read'],
  ['/customerAlerts', 'customerAlerts/Read'],
  ['/addresses', 'CustomersAddress/Read'],
] as const) {
  test(
    `${path} that cannot be read is no empty one, and a retry by the keyboard reads it`,
    { tag: '@both' },
    async ({ page, shopper, trouble }) => {
      trouble.announce(/ERR_INTERNET_DISCONNECTED/, /^error: page mf-account/);
      await isSignedIn(page, await aCustomer(page.request));
      const mend = await offersNoNetwork(page, call);

      await shopper.opens(path);
      await expect(shopper.alert).toBeVisible();
      await expect(shopper.content).not.toContainText('ثبت نشده است');
      expect.soft(await obstaclesOn(page), path).toEqual([]);
      await mend();
      await shopper.alert.getByRole('button', { name: 'تلاش دوباره' }).press('Enter');

      await expect(shopper.content).toContainText('ثبت نشده است');
    },
  );
}

test(
  'who signs in by the keyboard while the network fails keeps what was typed, and goes on',
  { tag: '@both' },
  async ({ page, shopper, trouble }) => {
    trouble.announce(/ERR_INTERNET_DISCONNECTED/);
    const { mobile, password } = await aCustomer(page.request);
    const mend = await offersNoNetwork(page, 'Account/Login');
    await shopper.opens('/login?by=password');

    await page.getByLabel('شمارهٔ موبایل').focus();
    await page.keyboard.type(mobile);
    await page.getByLabel('رمز عبور', { exact: true }).focus();
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(shopper.alert).toBeVisible();
    await expect(page.getByLabel('شمارهٔ موبایل')).toHaveValue(mobile);
    await mend();
    await page.getByLabel('رمز عبور', { exact: true }).press('Enter');

    await shopper.isAt('/');
  },
);

test(
  'who recovers a password by the keyboard while the network fails asks once more',
  { tag: '@both' },
  async ({ page, shopper, trouble }) => {
    trouble.announce(/ERR_INTERNET_DISCONNECTED/);
    const { mobile } = await aCustomer(page.request);
    const mend = await offersNoNetwork(page, 'GenerateConfirmationCode');
    await shopper.opens('/forgetPassword');

    await page.getByLabel('شمارهٔ موبایل').fill(mobile);
    await page.getByLabel('شمارهٔ موبایل').press('Enter');
    await expect(shopper.alert).toBeVisible();
    await mend();
    await page.getByLabel('شمارهٔ موبایل').press('Enter');

    await expect(shopper.heading).toHaveText('کد تأیید');
  },
);
