import { Desk } from '../../page-objects/pages/desk.ts';
import { expect, test } from '../../page-objects/visitors/member.ts';

test('what a member has typed outlives their session: the desk asks for a sign-in above it, and the form is saved', async ({
  page,
  browser,
  desk,
  ownDesk,
  trouble,
}) => {
  trouble.announce(/40[013]/);
  const other = new Desk(await (await browser.newContext()).newPage(), ownDesk);
  const secretOfOther = await other.joinsAs('other', 'owner');
  await other.page.context().close();
  const secret = await desk.joinsAs('outlives', 'owner');
  await desk.opens('/coupons');
  await page.getByRole('button', { name: 'کد تازه' }).click();
  const form = page.getByRole('dialog', { name: 'کد تازه' });
  await form.getByLabel('کد', { exact: true }).fill('MANDEGAR');
  await form.getByLabel('مقدار (درصد یا تومان)').fill('۱۰');

  await page.context().clearCookies();
  await form.getByRole('button', { name: 'ذخیره' }).press('Enter');
  const again = page.getByRole('dialog', { name: 'دوباره وارد شوید' });
  await expect(again.getByLabel('نام کاربری')).toBeFocused();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await desk.obstacles(), `dialog at ${width}`).toEqual([]);
  }

  await test.step('another member does not send what this one has typed', async () => {
    await desk.givesPassword('other');
    await desk.givesCode(desk.nextCodeOf(secretOfOther));
    await expect(again.getByRole('alert')).toContainText('با همان حساب وارد شوید');
    await again.getByRole('button', { name: 'بازگشت به رمز عبور' }).click();
  });
  await desk.givesPassword('outlives');
  await desk.givesCode(desk.nextCodeOf(secret));

  await expect(page.getByRole('row').filter({ hasText: 'MANDEGAR' })).toBeVisible();
  await expect(again).toBeHidden();
  await expect(form).toBeHidden();
});

test('whoever does not sign in again comes to the sign-in page', async ({
  page,
  desk,
  trouble,
}) => {
  trouble.announce(/401/);
  await desk.joinsAs('leaves', 'owner');
  await page.context().clearCookies();

  await page.getByRole('menuitem', { name: 'کدهای تخفیف' }).click();
  await page.getByRole('button', { name: 'خروج از میز' }).click();

  await expect(desk.heading).toHaveText('ورود به میز فروشگاه');
});
