import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

test.use({ javaScriptEnabled: false });

test('home can be read, and leads to groups and goods', async ({ page, shopper }) => {
  await page.goto('/');

  await expect(shopper.heading).toHaveText('فروشگاه اینترنتی کاشی');
  await expect(shopper.listing.cards.first()).toBeVisible();
  await shopper.header.groups.getByRole('link').nth(1).click();
  await shopper.isAt('/filter');
  await expect(shopper.listing.cards.first()).toBeVisible();
});

test('pictures far below the first screen are there', async ({ page, shopper }) => {
  await page.goto('/');

  const picture = shopper.listing.cards.last().getByRole('presentation').locator('visible=true');
  await picture.scrollIntoViewIfNeeded();

  await expect(picture).toHaveCount(1);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100);
});

test('the search form finds', async ({ page, shopper }) => {
  await page.goto('/');

  await shopper.header.searchesFor('ساعت هوشمند');

  await shopper.isAt('/filter');
  await expect(shopper.heading).toContainText('ساعت هوشمند');
  await expect(shopper.listing.card(seeded.watch.name)).toBeVisible();
  await expect(shopper.header.searchBox).toHaveValue('ساعت هوشمند');
});

test('the listing turns its pages, sorts and narrows by links and forms', async ({
  page,
  shopper,
}) => {
  const { listing } = shopper;
  await page.goto('/filter');

  await listing.pages.getByRole('link', { name: 'صفحهٔ بعدی' }).click();
  await expect(page).toHaveURL(/Page=2/);
  await expect(listing.cards.first()).toBeVisible();

  await listing.order('ارزان‌ترین').click();
  await expect(page).toHaveURL(/OrderBy=1/);
  await expect(listing.order('ارزان‌ترین')).toHaveAttribute('aria-current', 'true');

  await listing.narrowsToBrand('ماهور');
  await expect(page).toHaveURL(/OrderBy=1/);
  await expect(listing.applied).toContainText('برند: ماهور');
});

test('a product can be read whole, and its colours are links', async ({ page, shopper }) => {
  await page.goto(`/product/${seeded.watch.id}`);

  await expect(shopper.heading).toHaveText(seeded.watch.name);
  await expect(shopper.content).toContainText('نسیم، ساعتی است که می‌خواهد کمتر دیده شود');
  const price = await shopper.product.price.innerText();
  const silver = shopper.content.getByRole('group').getByRole('link', { name: /نقره‌ای/ });
  await silver.click();
  await expect(page).toHaveURL(/variant=/);
  await expect(silver).toHaveAttribute('aria-current', 'true');
  await expect(shopper.product.price).not.toHaveText(price);
});

test('a comparison leads on to other goods of its group', async ({ page, shopper }) => {
  await page.goto(`/product/${seeded.watch.id}`);
  await shopper.content.getByRole('link', { name: 'مقایسه' }).click();

  await shopper.isAt('/compareProduct');
  await shopper.content.getByRole('link', { name: 'کالاهای این گروه' }).click();

  await shopper.isAt('/filter');
  await expect(shopper.listing.card(seeded.band.name)).toBeVisible();
});

test('the footer leads to the rules', async ({ page, shopper }) => {
  await page.goto('/');

  await shopper.footer.getByRole('link', { name: 'قوانین و مقررات' }).click();

  await expect(shopper.heading).toHaveText('قوانین و مقررات');
});
