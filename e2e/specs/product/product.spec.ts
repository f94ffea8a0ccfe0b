import { Keyboard } from '../../page-objects/visitors/keyboard.ts';
import { requestsFor } from '../../page-objects/probes/network.ts';
import { obstaclesOn } from '../../page-objects/visitors/reader.ts';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

test('Back and Forward walk through the colours, and price, picture and address follow', async ({
  page,
  shopper,
}) => {
  const { product, heading } = shopper;
  await shopper.opens('/filter?SearchValue=ماهور');
  await shopper.listing.card(seeded.watch.name).click();
  await expect(heading).toHaveText(seeded.watch.name);
  const asked = requestsFor(page, '/ProductInformation/Read');

  await product.chooses('نقره‌ای');
  await expect(page).toHaveURL(/variant=23012/);
  await expect(product.price).toContainText('۳٬۷۹۹٬۵۰۰');
  await product.chooses('مشکی');
  await expect(page).toHaveURL(/variant=23014/);
  await expect(product.price).toHaveText('ناموجود');
  await expect(product.stockAlertLink).toBeVisible();

  await page.goBack();
  await expect(product.variant('نقره‌ای')).toBeChecked();
  await expect(product.price).toContainText('۳٬۷۹۹٬۵۰۰');
  await page.goBack();
  await expect(product.variant('لاجوردی')).toBeChecked();
  await expect(product.price).toContainText('۳٬۶۹۷٬۵۰۰');
  await page.goForward();
  await expect(product.variant('نقره‌ای')).toBeChecked();
  expect(asked).toHaveLength(0);

  await page.goBack();
  await page.goBack();
  await expect(heading).toContainText('ماهور»');
});

test('an address with a variant shows it from the first paint, and keeps it over a reload', async ({
  page,
  shopper,
}) => {
  const html = await (await page.request.get(`${seeded.watch.path}?variant=23012`)).text();
  expect(html).toContain('۳٬۷۹۹٬۵۰۰');

  await shopper.opens(`${seeded.watch.path}?variant=23012`);
  await page.reload();

  await expect(shopper.product.variant('نقره‌ای')).toBeChecked();
});

test('a product says who made it, what it is like, and leads to more of that', async ({
  page,
  shopper,
}) => {
  await shopper.opens(seeded.watch.path);
  await expect(shopper.product.buyBox).toContainText('گارانتی ۱۸ ماههٔ شرکتی');
  await expect(shopper.content.getByRole('link', { name: 'برند ماهور' })).toHaveAttribute(
    'href',
    /^\/filter\?BrandCode=\d+&BrandName=/,
  );

  await shopper.content.getByRole('link', { name: 'ضدآب' }).click();

  await expect(page).toHaveURL(/\/filter\?TagId=4&TagName=/);
  await expect(shopper.listing.card(seeded.watch.name)).toBeVisible();
});

test('a product without a price is asked for by telephone', async ({ shopper }) => {
  await shopper.opens(`/product/${seeded.callForPrice.id}`);

  await expect(shopper.product.price).toHaveText('تماس بگیرید');
  await expect(
    shopper.product.buyBox.getByRole('link', { name: 'تماس با فروشگاه' }),
  ).toHaveAttribute('href', /^tel:\d+$/);
  await expect(shopper.product.variant('بدون رنگ')).toHaveCount(0);
  await expect(shopper.product.addButton).toHaveCount(0);
  await expect(shopper.product.buyBox.getByRole('button', { disabled: true })).toBeVisible();
});

test('what is sold out cannot be put into the cart', async ({ shopper }) => {
  await shopper.opens(`/product/${seeded.outOfStock.id}`);

  await expect(shopper.product.price).toHaveText('ناموجود');
  await expect(shopper.product.addButton).toHaveCount(0);
});

test(
  'on a phone the way to the cart stays in sight, and covers nothing that has the focus',
  { tag: '@phone' },
  async ({ page, shopper }) => {
    const keyboard = new Keyboard(page);
    const { addButton } = shopper.product;
    await shopper.opens(seeded.watch.path);
    await shopper.footer.scrollIntoViewIfNeeded();
    await expect(addButton).toBeInViewport({ ratio: 1 });
    const bar = await addButton.boundingBox();

    for (const name of ['ضدآب', 'پرفروش']) {
      const link = shopper.content.getByRole('link', { name });
      await keyboard.reaches(link);
      const box = await link.boundingBox();
      expect(box!.y + box!.height, name).toBeLessThan(bar!.y);
    }
  },
);

test('tabs are walked by arrow keys, and fetch when they are opened', async ({ page, shopper }) => {
  const { product } = shopper;
  const asked = requestsFor(page, '/ProductReviews/Read');
  await shopper.opens(seeded.watch.path);
  await product.tab('توضیحات').focus();

  await page.keyboard.press('ArrowLeft');
  await expect(product.tab('مشخصات')).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'مشخصات' })).toContainText('---');
  await page.keyboard.press('End');
  await expect(product.questions.getByRole('article').first()).toBeVisible();
  expect(asked).toHaveLength(0);
  await page.keyboard.press('ArrowRight');

  await expect(product.reviews.getByRole('article')).toHaveCount(10);
  expect(asked).toHaveLength(1);
});

test('a video comes from an allowed host, and when its tab is opened', async ({
  page,
  shopper,
}) => {
  const asked = requestsFor(page, 'https://www.aparat.com/');
  await page.route('https://www.aparat.com/**', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<p>ویدیو</p>' }),
  );
  await shopper.opens(seeded.watch.path);
  expect(asked).toHaveLength(0);

  await shopper.product.tab('ویدیوها').click();

  const video = page.getByRole('tabpanel', { name: 'ویدیوها' }).frameLocator('iframe');
  await expect(video.getByText('ویدیو')).toBeVisible();
});

test('a description that cannot be read leaves the rest of the product', async ({
  page,
  shopper,
  trouble,
}) => {
  trouble.announce(/status of 500/);
  const failure = { status: 500, json: { Value: null, Message: null, Status: 500 } };
  const unreadable = '**/ProductDescriptions/Find*';
  await shopper.opens('/filter?SearchValue=ماهور');
  await page.route(unreadable, (route) => route.fulfill(failure));

  await shopper.listing.card(seeded.watch.name).click();
  await expect(shopper.product.addButton).toBeEnabled();
  const panel = page.getByRole('tabpanel', { name: 'توضیحات' });
  await expect(panel.getByRole('alert')).toBeVisible();
  expect.soft(await obstaclesOn(page, '[role=tabpanel]'), 'no description').toEqual([]);
  await page.unroute(unreadable);
  await panel.getByRole('button', { name: 'تلاش دوباره' }).click();

  await expect(panel).toContainText('نسیم، ساعتی است');
});
