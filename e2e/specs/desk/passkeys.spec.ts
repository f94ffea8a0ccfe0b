import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../../page-objects/visitors/member.ts';

/** A device of Chromium's own with a screen lock, whose person answers each prompt at once. */
async function hasADevice(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

test('a member adds a passkey by the keyboard, signs in by it, removes it, and it opens nothing any more', async ({
  page,
  namedDesk: desk,
  trouble,
}) => {
  test.slow();
  // A wrong code is refused, and so is the removed passkey.
  trouble.announce(/400/);
  await hasADevice(page);
  const secret = await desk.joinsAs('keyholder', 'orders');

  await page.getByRole('button', { name: 'نگار' }).press('Enter');
  await page.getByRole('menuitem', { name: 'گذرکلیدهای من' }).press('Enter');
  await expect(desk.heading).toHaveText('گذرکلیدهای من');
  await expect(page.getByText('هنوز گذرکلیدی ندارید.')).toBeVisible();
  const add = page.getByRole('button', { name: 'افزودن گذرکلید' });
  await add.press('Enter');
  await expect(page.getByLabel('نام گذرکلید')).toBeFocused();
  await page.keyboard.type('تلفن نگار');
  await page.keyboard.press('Tab');
  await page.keyboard.type(desk.password);
  await page.keyboard.press('Tab');
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  const code = page.getByLabel('کد شش‌رقمی');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  expect(await desk.obstacles()).toEqual([]);
  await code.fill(desk.nextCodeOf(secret));
  await code.press('Enter');
  await expect(page.getByText('گذرکلید افزوده شد.')).toBeVisible();
  await expect(add).toBeFocused();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await desk.obstacles(), String(width)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(overflow, String(width)).toBeLessThanOrEqual(1);
  }

  await page.context().clearCookies();
  await desk.opens('/passkeys');
  const byPasskey = page.getByRole('button', { name: 'ورود با گذرکلید' });
  await expect(byPasskey).toBeVisible();
  expect(await desk.obstacles()).toEqual([]);
  await byPasskey.press('Enter');
  await expect(page.getByRole('row', { name: 'تلفن نگار' })).toBeVisible();

  await page.getByRole('button', { name: 'برداشتن گذرکلید «تلفن نگار»' }).press('Enter');
  await page.keyboard.type(desk.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('گذرکلید برداشته شد.')).toBeVisible();

  await page.context().clearCookies();
  await desk.opens('/passkeys');
  await byPasskey.press('Enter');
  await expect(page.getByRole('alert')).toContainText('میز این گذرکلید را نمی‌شناسد');
});

test('whoever cancels the prompt of the browser, or has no device, is told so, and signs in by password and code', async ({
  page,
  namedDesk: desk,
}) => {
  await desk.joinsAs('canceller', 'orders');
  await page.context().clearCookies();
  const { cdp, authenticatorId } = await hasADevice(page);
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await desk.opens('/orders');

  await page.getByRole('button', { name: 'ورود با گذرکلید' }).press('Enter');

  await expect(page.getByRole('alert')).toContainText('لغو شد');
  await desk.givesPassword('canceller');
  await expect(page.getByLabel('کد شش‌رقمی')).toBeVisible();
});

test('at an address by number the desk tells where passkeys work, and another owner removes a lost one', async ({
  page,
  desk,
  namedDesk,
  trouble,
}) => {
  test.slow();
  trouble.announce(/409/);
  await hasADevice(page);
  const secret = await namedDesk.joinsAs('loser', 'support');
  await namedDesk.opens('/passkeys');
  await namedDesk.addsPasskey('کلید گم‌شده', secret);
  await page.context().clearCookies();

  await desk.opens('/orders');
  await page.getByRole('button', { name: 'ورود با گذرکلید' }).press('Enter');
  await expect(page.getByRole('alert')).toContainText(namedDesk.url);

  await namedDesk.joinsAs('finder', 'owner');
  await namedDesk.opens('/staff');
  const dialog = page.getByRole('dialog');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const row = page.getByRole('row').filter({ hasText: 'loser' });
    await row.getByRole('button', { name: 'گذرکلیدها' }).press('Enter');
    await expect(dialog.getByText('کلید گم‌شده', { exact: true })).toBeVisible();
    // Asked again while the dialog fades in.
    await expect.poll(() => namedDesk.obstacles(), String(width)).toEqual([]);
    const overflow = await dialog.evaluate(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    );
    expect.soft(overflow, String(width)).toBeLessThanOrEqual(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }

  await page
    .getByRole('row')
    .filter({ hasText: 'loser' })
    .getByRole('button', { name: 'گذرکلیدها' })
    .press('Enter');
  await dialog.getByRole('button', { name: /^برداشتن/ }).press('Enter');
  await expect(dialog.getByText('این همکار گذرکلیدی ندارد.')).toBeVisible();
});
