import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { Desk } from '../../page-objects/pages/desk.ts';
import { expect, test } from '../../page-objects/visitors/member.ts';

test('a password alone opens nothing, and a code opens the desk once', async ({
  page,
  desk,
  trouble,
}) => {
  const userName = 'two-factors';
  await desk.joinsAs(userName, 'orders');
  await page.context().clearCookies();
  trouble.announce(/401/, /400/);

  await desk.opens('/orders');
  await desk.givesPassword(userName);
  await desk.givesCode('000000');

  await expect(page.getByRole('alert')).toBeVisible();
  await desk.opens('/orders');
  await expect(page.getByLabel('نام کاربری')).toBeVisible();
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
  await desk.joinsAs('pictures', 'catalogue');
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
  await expect(pictures.getByRole('alert')).toContainText(
    '«page.jpg»: این گونه پرونده پذیرفته نمی‌شود.',
  );
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
  await desk.joinsAs('front-page', 'catalogue');
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

test('no byte that a shopper gets is of the desk', async ({ page, ownDesk }) => {
  const shop = await ownDesk.opensShop();
  const texts: Promise<{ url: string; text: string }>[] = [];
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (!/html|javascript|css|json/.test(type)) return;
    // A body that was given up on the way has brought nothing.
    texts.push(
      response.text().then(
        (text) => ({ url: response.url(), text }),
        () => ({ url: response.url(), text: '' }),
      ),
    );
  });

  for (const path of ['/', '/product/2401', '/filter', '/cart', '/login', '/contactUs']) {
    await page.goto(shop + path);
    await expect(page.locator('html[data-interactive]')).toBeAttached();
  }
  const read = await Promise.all(texts);

  expect(read.length).toBeGreaterThan(20);
  const ofDesk = read.filter(({ url, text }) => /v1\/desk|react-admin|\bMui[A-Z]/.test(url + text));
  expect(ofDesk.map(({ url }) => url)).toEqual([]);
});

test('whoever loses a role in the middle of a form is asked who they are, saves nothing, and keeps what was typed', async ({
  page,
  desk,
  ownDesk,
  browser,
  trouble,
}) => {
  test.slow();
  trouble.announce(/401/, /403/);
  const secret = await desk.joinsAs('loses-a-role', 'catalogue,support');
  await desk.opens('/goods/2401');
  const name = page.getByLabel('نام کالا');
  await name.fill('نامی که هنوز ذخیره نشده است');
  const shelves = page.getByRole('menuitem', { name: 'گروه‌ها و برندها' });
  await expect(shelves).toBeVisible();

  const owners = await browser.newContext();
  const owner = new Desk(await owners.newPage(), ownDesk);
  await owner.joinsAs('takes-a-role', 'owner');
  await owner.opens('/staff');
  const row = owner.page.getByRole('row').filter({ hasText: 'loses-a-role' });
  await row.getByRole('button', { name: /^تغییر/ }).click();
  await owner.page.getByRole('checkbox', { name: 'کالاها' }).uncheck();
  await owner.page.getByRole('dialog').getByRole('button', { name: 'ذخیره' }).click();
  await expect(owner.page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: 'ذخیره', exact: true }).click();
  await expect(page.getByLabel('نام کاربری')).toBeVisible();
  await desk.givesPassword('loses-a-role');
  await desk.givesCode(desk.nextCodeOf(secret));
  await expect(page.getByText('نقش شما اجازهٔ این کار را نمی‌دهد.')).toBeVisible();
  await expect(shelves).toHaveCount(0);
  await expect(name).toHaveValue('نامی که هنوز ذخیره نشده است');
  await owner.opens('/goods/2401');
  await expect(owner.page.getByLabel('نام کالا')).toHaveValue(seeded.callForPrice.name);
  await owners.close();
});

test("the shop's own port knows nothing of the desk", async ({ request, ownDesk, baseURL }) => {
  for (const url of [baseURL!, ownDesk.shopApiUrl]) {
    const answer = await request.get(`${url}/v1/desk/session`);
    expect(answer.status(), url).toBe(404);
  }
});
