import type { Page } from '@playwright/test';
import { offersNoNetwork, requestsFor } from '../page-objects/probes/network.ts';
import { obstaclesOn } from '../page-objects/visitors/reader.ts';
import { expect, test } from '../page-objects/visitors/shopper.ts';

const add = '**/v1/Identity/ContactUs/AddMessage';

test(
  'a guest writes to the shop, and is told that it has arrived',
  { tag: '@both' },
  async ({ page, shopper }) => {
    await shopper.opens('/contactUs');
    const sent = page.waitForRequest(add);
    await writes(page, { MobNo: '۰۹۱۳۱۲۳۴۵۶۷' });
    await submit(page).click();

    expect((await sent).postDataJSON()).toMatchObject({ MobNo: '09131234567' });
    const news = page.getByRole('dialog');
    await expect(news).toContainText('پیام شما ثبت شد.');
    await news.getByRole('button', { name: 'بستن' }).click();
    await expect(submit(page)).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'متن پیام' })).toHaveValue('');
    expect(shopper.address()).toBe('/contactUs');
  },
);

test(
  'mistakes are listed above the form, each leading to its field',
  { tag: '@both' },
  async ({ page, shopper }) => {
    await shopper.opens('/contactUs');
    await writes(page, { MobNo: '۹۱۳۱۲۳' });
    await page.keyboard.press('Tab');
    await submit(page).press('Enter');

    const line = shopper.alert.getByRole('link', { name: /شمارهٔ موبایل/ });
    await line.press('Enter');
    await expect(page.getByRole('textbox', { name: 'شمارهٔ موبایل' })).toBeFocused();
    expect(await obstaclesOn(page), 'contact with a mistake').toEqual([]);
  },
);

test('a message that does not get through can be put back and sent again', async ({
  page,
  shopper,
  trouble,
}) => {
  trouble.announce(/ERR_FAILED/);
  await shopper.opens('/contactUs');
  await writes(page);
  await page.route(add, (route) => route.abort(), { times: 1 });
  await submit(page).click();

  await expect(shopper.alert).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'متن پیام' })).toHaveValue('');
  await page.getByRole('button', { name: 'بازگرداندن نوشته‌ها' }).click();
  await expect(page.getByRole('textbox', { name: 'متن پیام' })).toHaveValue(message.Comment);
  await submit(page).click();

  await expect(page.getByRole('dialog')).toContainText('پیام شما ثبت شد.');
});

test(
  'the map comes when its place does, and without tiles says that it is a simple one',
  { tag: '@phone' },
  async ({ page, shopper }) => {
    // So low a window that the map is not near it yet.
    await page.setViewportSize({ width: 390, height: 600 });
    await shopper.opens('/contactUs');
    const later = requestsFor(page, '/r/mf-content/');
    const map = page.getByRole('application', { name: /نقشهٔ/ });

    await map.scrollIntoViewIfNeeded();

    await expect(page.getByText('نقشهٔ ساده')).toBeVisible();
    await expect(page.getByRole('link', { name: 'نشان', exact: true })).toBeVisible();
    expect(later.length).toBeGreaterThan(0);
    expect(await obstaclesOn(page), 'contact with its map').toEqual([]);
  },
);

test(
  'words that do not arrive are not taken for none, and one press fetches them',
  { tag: '@both' },
  async ({ page, shopper, trouble }) => {
    trouble.announce(/ERR_INTERNET_DISCONNECTED/);
    await shopper.opens('/contactUs');
    expect(await obstaclesOn(page), 'contact').toEqual([]);
    const restore = await offersNoNetwork(page, 'ShopIntroductions/Find');

    await shopper.footer.getByRole('link', { name: 'دربارهٔ ما' }).press('Enter');

    await expect(shopper.alert).toBeVisible();
    await restore();
    await shopper.alert.getByRole('button').press('Enter');
    await expect(shopper.heading).toHaveText('دربارهٔ ما');
    expect(shopper.address()).toBe('/content/aboutUs');
    expect(await obstaclesOn(page), 'about us').toEqual([]);
  },
);

test('a page that the shop does not have is not found', async ({ page, shopper, trouble }) => {
  trouble.announce(/status of 404/);

  const answer = await page.goto('/content/nothing');

  expect(answer?.status()).toBe(404);
  await expect(shopper.heading).toBeVisible();
});

test('the short addresses of the shop’s own words lead to the canonical ones for good', async ({
  page,
}) => {
  for (const [path, canonical] of [
    ['/aboutUs', '/content/aboutUs'],
    ['/abuotUs', '/content/aboutUs'],
    ['/rules', '/content/rules'],
    ['/privacy', '/content/privacy'],
  ] as const) {
    const answer = await page.request.get(path, { maxRedirects: 0 });

    expect.soft(answer.status(), path).toBe(301);
    expect.soft(answer.headers()['location'], path).toBe(canonical);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the shop can be read and reached', { tag: '@both' }, async ({ page }) => {
    await page.goto('/contactUs');

    await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'نشان', exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('status')).toContainText(
      'در مرورگر شما آماده نشد',
    );
    await expect(page.getByRole('button', { name: 'ارسال پیام' })).toBeHidden();
    await page.goto('/content/privacy');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

const message = {
  FullName: 'نگار رضایی',
  MobNo: '09131234567',
  Email: 'negar@example.com',
  Comment: 'کوزه‌های لالجین کی موجود می‌شوند؟',
};

async function writes(page: Page, given: Partial<typeof message> = {}): Promise<void> {
  const { FullName, MobNo, Email, Comment } = { ...message, ...given };
  await page.getByRole('textbox', { name: 'نام و نام خانوادگی' }).fill(FullName);
  await page.getByRole('textbox', { name: 'شمارهٔ موبایل' }).fill(MobNo);
  await page.getByRole('textbox', { name: 'ایمیل' }).fill(Email);
  await page.getByRole('textbox', { name: 'متن پیام' }).fill(Comment);
}

function submit(page: Page) {
  return page.getByRole('button', { name: 'ارسال پیام' });
}
