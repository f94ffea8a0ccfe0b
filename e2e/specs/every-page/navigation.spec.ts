import { isAlive } from '../../page-objects/probes/fragments.ts';
import { nodesIn } from '../../page-objects/probes/nodes.ts';
import { holdNext, requestsFor } from '../../page-objects/probes/network.ts';
import { aCustomer, isSignedIn } from '../../page-objects/visitors/registration.ts';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

const watchList = `/filter?SearchValue=${encodeURIComponent('ساعت هوشمند')}`;

test('the address changes when the next page is there, and not before', async ({
  page,
  shopper,
}) => {
  await shopper.opens('/');
  const list = await holdNext(page, '/Filters/Read');
  const [homeHeading] = await shopper.heading.allInnerTexts();

  await shopper.header.searchesFor('ساعت هوشمند');
  await list.arrived;

  await expect(page.locator('html[data-navigating]')).toBeAttached();
  expect(shopper.address()).toBe('/');
  await expect(shopper.heading).toHaveText(homeHeading ?? '');
  list.release();
  await shopper.isAt('/filter');
  await expect(shopper.heading).toContainText('ساعت هوشمند');
});

test('what is typed while a page is on its way stays in the box, with the focus', async ({
  page,
  shopper,
}) => {
  const { searchBox } = shopper.header;
  await shopper.opens('/content/rules');
  const list = await holdNext(page, '/Filters/Read');
  await shopper.header.searchesFor('ساعت هوشمند');
  await list.arrived;

  await searchBox.fill('هدفون');
  list.release();

  await expect(page).toHaveTitle(/ساعت هوشمند/);
  await expect(searchBox).toHaveValue('هدفون');
  await expect(searchBox).toBeFocused();
  await searchBox.press('Enter');
  await expect(shopper.heading).toContainText('هدفون');
  await expect(shopper.header.suggestions).toBeHidden();
});

test('the latest click wins: a slow page that was left never comes up', async ({
  page,
  shopper,
}) => {
  await shopper.opens('/');
  const list = await holdNext(page, '/Filters/Read');
  const givenUp = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/Filters/Read'),
  );

  await shopper.header.searchesFor('ساعت هوشمند');
  await list.arrived;
  await shopper.footer.getByRole('link', { name: 'قوانین و مقررات' }).click();

  await shopper.isAt('/content/rules');
  await givenUp;
  list.release();
  await expect(shopper.heading).toHaveText('قوانین و مقررات');
});

test('Back shows the list as it was left: same page, same place, without a new request', async ({
  page,
  shopper,
}) => {
  const { listing } = shopper;
  await shopper.opens('/filter');
  await listing.pages.getByRole('link', { name: 'صفحهٔ بعدی' }).click();
  await expect(listing.pages.locator('[aria-current]')).toHaveText('۲');
  await expect(shopper.heading).toBeInViewport();
  const card = listing.cards.last().getByRole('link');
  await card.scrollIntoViewIfNeeded();
  const name = await card.innerText();
  const offset = await page.evaluate(() => scrollY);
  expect(offset).toBeGreaterThan(200);
  await card.click();
  await expect(shopper.heading).toHaveText(name);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const asked = requestsFor(page, '/Filters/Read');

  await page.goBack();

  await expect(listing.card(name)).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(offset);
  await expect(page).toHaveURL(/Page=2/);
  expect(asked).toHaveLength(0);
});

test('a new page is named, announced, and has the focus', async ({ page, shopper }) => {
  await shopper.opens(watchList);

  await shopper.listing.card(seeded.watch.name).click();
  await expect(shopper.heading).toHaveText(seeded.watch.name);

  await expect(page).toHaveTitle(/^ساعت هوشمند ماهور مدل نسیم.* \| کاشی$/);
  await expect(shopper.content).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'باز شد' })).toContainText(
    seeded.watch.name,
  );
});

test('a filter leaves the shopper where they are on the page', async ({ page, shopper }) => {
  await shopper.opens('/filter');
  const box = shopper.listing.filters.getByRole('checkbox').first();
  await box.scrollIntoViewIfNeeded();
  await box.check();
  const offset = await page.evaluate(() => scrollY);

  await shopper.listing.filters.getByRole('button', { name: 'اعمال برند' }).click();
  await expect(page).toHaveURL(/BrandIds=/);

  await expect(shopper.listing.applied).toContainText('برند:');
  expect(Math.abs((await page.evaluate(() => scrollY)) - offset)).toBeLessThan(2);
});

test('Forward goes where Back came from', async ({ page, shopper }) => {
  await shopper.opens(watchList);
  await shopper.listing.card(seeded.watch.name).click();
  await expect(shopper.heading).toHaveText(seeded.watch.name);

  await page.goBack();
  await expect(shopper.heading).toContainText('ساعت هوشمند»');
  await page.goForward();

  await expect(shopper.heading).toHaveText(seeded.watch.name);
});

test('what a page of the customer shows is asked for once', async ({ page, shopper }) => {
  await isSignedIn(page, await aCustomer(page.request));
  const asked = requestsFor(page, '/CustomersAddress/Read');

  await shopper.opens('/addresses');
  await expect(shopper.heading).toHaveText('آدرس های من');
  await shopper.header.searchesFor('ساعت هوشمند');
  await shopper.isAt('/filter');

  expect(asked).toHaveLength(1);
});

test('however many products a shopper looks at, their pages are let go of', async ({
  page,
  shopper,
}) => {
  const looksAtWatch = async () => {
    await shopper.follows(seeded.watch.path);
    await expect(shopper.heading).toHaveText(seeded.watch.name);
    await isAlive(page, 'mf-cart-checkout/add-to-cart');
    await shopper.follows('/content/rules');
    await expect(shopper.heading).toHaveText('قوانین و مقررات');
  };
  await shopper.opens('/content/rules');
  await looksAtWatch();
  const before = await nodesIn(page);

  for (let visit = 0; visit < 10; visit += 1) await looksAtWatch();

  // A product's page has some four hundred nodes.
  await expect.poll(async () => (await nodesIn(page)) - before).toBeLessThan(1500);
});
