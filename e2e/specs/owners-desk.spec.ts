import { expect, test } from '../page-objects/visitors/member.ts';

const screens = [
  'orders',
  'opinions',
  'opinions/questions',
  'messages',
  'goods',
  'goods/2401',
  'prices',
  'shelves',
  'front-page',
  'pages',
  'pages/Rules',
  'pages/new',
  'coupons',
  'carriers',
  'settings',
  'texts',
  'texts/settings',
  'texts/news',
  'customers',
  'corrections',
  'refunds',
  'figures',
  'passkeys',
  'staff',
  'audit',
  'goods/create',
  'import-goods',
];

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

test('an invited owner sets the account up, and can use every screen on a desktop and on a phone', async ({
  page,
  desk,
  ownDesk,
}) => {
  test.slow();
  await desk.setsUpAt(await ownDesk.invites('owner-of-screens', 'owner'));
  await expect(desk.heading).toHaveText('پیشخان');

  for (const screen of screens) {
    await page.setViewportSize(sizes[0]);
    await desk.opens(`/${screen}`);
    for (const size of sizes) {
      const name = `${screen} at ${size.width}`;
      await page.setViewportSize(size);
      await expect(desk.heading, name).toBeVisible();
      await expect(page.locator('[aria-busy=true]'), name).toHaveCount(0);
      expect.soft(await desk.obstacles(), name).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(overflow, name).toBeLessThanOrEqual(1);
    }
  }
});

test('a password alone opens nothing, and a code opens the desk once', async ({
  page,
  desk,
  ownDesk,
  trouble,
}) => {
  const userName = 'two-factors';
  await desk.setsUpAt(await ownDesk.invites(userName, 'orders'));
  await expect(desk.heading).toHaveText('پیشخان');
  await page.context().clearCookies();
  trouble.announce(/401/, /400/);

  await desk.opens('/orders');
  await desk.givesPassword(userName);
  await desk.givesCode('000000');

  await expect(page.getByRole('alert')).toBeVisible();
  await desk.opens('/orders');
  await expect(page.getByLabel('نام کاربری')).toBeVisible();
});

test('the queue of reviews is worked through by the keyboard', async ({ page, desk, ownDesk }) => {
  await desk.setsUpAt(await ownDesk.invites('queue', 'support'));
  await expect(desk.heading).toHaveText('پیشخان');
  await desk.opens('/opinions');
  const approve = page.getByRole('button', { name: /^تأیید/ });
  await expect(approve.first()).toBeFocused();
  const first = await page.getByRole('main').getByRole('listitem').first().innerText();

  const approved = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.keyboard.press('a');
  expect((await approved).status()).toBe(200);

  await expect(page.getByRole('main').getByRole('listitem').first()).not.toHaveText(first);
  await expect(approve.first()).toBeFocused();
});

test('a picture that is brought to the desk and made the first one is what shoppers see', async ({
  page,
  desk,
  ownDesk,
  trouble,
}) => {
  test.slow();
  trouble.announce(/400/);
  const shop = await ownDesk.opensShop();
  await desk.setsUpAt(await ownDesk.invites('pictures', 'catalogue'));
  await expect(desk.heading).toHaveText('پیشخان');
  await desk.opens('/goods/2401');
  const pictures = page.getByRole('group', { name: 'عکس‌ها' });
  const rows = pictures.getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  const before = await rows.count();

  await pictures
    .getByLabel('افزودن عکس')
    .and(page.locator('input'))
    .setInputFiles([
      { name: 'page.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<!doctype html>') },
      {
        name: 'front.jpg',
        mimeType: 'image/jpeg',
        buffer: await page.screenshot({ type: 'jpeg' }),
      },
    ]);
  await expect(pictures.getByRole('alert')).toContainText('«page.jpg»: این پرونده عکس نیست.');
  await expect(pictures.getByText('۱ عکس افزوده شد.')).toBeVisible();
  await expect(rows).toHaveCount(before + 1);

  await rows.last().getByRole('textbox').fill('نمای تازه');
  await rows.last().getByRole('button', { name: /جلوتر/ }).focus();
  for (let step = 0; step < before; step += 1) await page.keyboard.press('Enter');
  await expect(rows.first().getByRole('textbox')).toHaveValue('نمای تازه');
  await expect(rows.first().getByRole('button', { name: /عقب‌تر/ })).toBeFocused();
  await page.getByRole('button', { name: 'ذخیره' }).click();
  await expect(page.getByText('کالا ذخیره شد.')).toBeVisible();

  await page.goto(`${shop}/product/2401`);
  const shown = page.getByRole('main').getByRole('img', { name: 'نمای تازه' }).first();
  await expect(shown).toBeVisible();
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100);
});

test('a slide that is changed at the desk is the one that shoppers see, and one that is off is not', async ({
  page,
  desk,
  ownDesk,
}) => {
  test.slow();
  const shop = await ownDesk.opensShop();
  await page.goto(shop);
  await desk.setsUpAt(await ownDesk.invites('front-page', 'catalogue'));
  await expect(desk.heading).toHaveText('پیشخان');
  await desk.opens('/front-page');
  const first = page.getByRole('group', { name: 'اسلاید ۱', exact: true });
  await expect(first).toBeVisible();

  const picture = {
    name: 'slide.jpg',
    mimeType: 'image/jpeg',
    buffer: await page.screenshot({ type: 'jpeg' }),
  };
  await first.locator('input[type=file]').setInputFiles(picture);
  await expect(first.getByText('عکس آماده است')).toBeVisible();
  await first.getByLabel('نوشتهٔ روی عکس').fill('تازه از میز');
  await first.getByLabel('توضیح عکس').fill('عکسی از میز');
  const second = page.getByRole('group', { name: 'اسلاید ۲', exact: true });
  const hidden = await second.getByLabel('نوشتهٔ روی عکس').inputValue();
  await second.getByLabel('در صفحهٔ نخست دیده شود').uncheck();
  await page.getByRole('button', { name: 'ذخیره' }).click();
  await expect(page.getByText('صفحهٔ نخست ذخیره شد.')).toBeVisible();

  await expect(async () => {
    await page.goto(shop);
    await expect(page.getByText('تازه از میز')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(page.getByText(hidden)).toHaveCount(0);
  const shown = page.getByRole('main').getByRole('img', { name: 'عکسی از میز' }).first();
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100);
});

test("the shop's own port knows nothing of the desk", async ({ request, ownDesk, baseURL }) => {
  for (const url of [baseURL!, ownDesk.shopApiUrl]) {
    const answer = await request.get(`${url}/v1/desk/session`);
    expect(answer.status(), url).toBe(404);
  }
});
