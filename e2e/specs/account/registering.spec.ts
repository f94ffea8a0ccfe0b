import { offersNoNetwork } from '../../page-objects/probes/network.ts';
import { obstaclesOn } from '../../page-objects/visitors/reader.ts';
import {
  codeSentTo,
  newcomer,
  registers,
  startsRegistration,
} from '../../page-objects/visitors/registration.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light' });

test(
  'a newcomer registers step by step, and a reload loses neither the code nor the way back',
  { tag: '@both' },
  async ({ page, shopper, trouble }) => {
    trouble.announce(/status of 400/);
    const person = newcomer();
    await shopper.opens('/register?returnUrl=%2Fcart');
    const submit = shopper.content.getByRole('button', { name: 'ثبت‌نام', exact: true });

    await submit.click();
    await expect(shopper.alert.getByRole('listitem')).toHaveCount(5);
    expect.soft(await obstaclesOn(page), 'registration with mistakes').toEqual([]);
    await shopper.content.getByRole('checkbox').uncheck();
    await expect(submit).toBeDisabled();
    await shopper.content.getByRole('checkbox').check();
    await startsRegistration(page, person);

    await expect(page.getByRole('timer')).toContainText('۰۱:');
    await expect(page.getByRole('button', { name: 'ارسال دوبارهٔ کد' })).toBeHidden();
    await page.reload();
    await expect(shopper.heading).toHaveText('کد تأیید');
    await expect(page.getByRole('timer')).toContainText('۰۱:');

    const code = await codeSentTo(page.request, person.mobile);
    const wrong = code === '12345' ? '54321' : '12345';
    await page.getByLabel('کد تأیید').fill(wrong);
    await expect(shopper.alert).toContainText('کد تأیید درست نیست');
    await page.getByLabel('کد تأیید').fill(persianDigits(code));
    await expect(shopper.heading).toHaveText('حساب شما ساخته شد');
    expect.soft(await obstaclesOn(page), 'account created').toEqual([]);
    await shopper.content.getByRole('link', { name: 'ادامهٔ خرید' }).click();
    await shopper.isAt('/cart');
  },
);

test('a failing network loses no text of the form', async ({ page, shopper, trouble }) => {
  trouble.announce(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const person = newcomer();
  await shopper.opens('/register');
  await page.getByLabel('نام', { exact: true }).fill(person.firstName);
  await page.getByLabel('نام خانوادگی').fill(person.lastName);
  await page.getByLabel('شمارهٔ موبایل').fill(person.mobile);
  await page.getByLabel('رمز عبور', { exact: true }).fill(person.password);
  await page.getByLabel('تکرار رمز عبور').fill(person.password);
  const restore = await offersNoNetwork(page, 'UserRegister/Register');
  const submit = shopper.content.getByRole('button', { name: 'ثبت‌نام', exact: true });

  await submit.click();
  await expect(shopper.alert).toContainText('ارتباط با فروشگاه برقرار نشد');
  await expect(page.getByLabel('نام خانوادگی')).toHaveValue(person.lastName);
  await restore();
  await submit.click();

  await expect(shopper.heading).toHaveText('کد تأیید');
});

function persianDigits(code: string): string {
  return code.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? '');
}

test(
  'the longest name is read within the width of a phone',
  { tag: '@phone' },
  async ({ page, shopper }) => {
    const { width } = page.viewportSize()!;
    const widthOfPage = () => page.evaluate(() => document.documentElement.scrollWidth);
    await shopper.opens('/register');

    await registers(page, { ...newcomer(), lastName: 'و'.repeat(200) });

    expect(await widthOfPage(), 'the account is made').toBe(width);
    await shopper.opens('/profile');
    await expect(shopper.content).toContainText('و'.repeat(200));
    expect(await widthOfPage(), 'the account').toBe(width);
  },
);
