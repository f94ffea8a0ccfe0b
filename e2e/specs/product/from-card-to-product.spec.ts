import { holdAll } from '../../page-objects/probes/network.ts';
import { obstaclesOn } from '../../page-objects/visitors/reader.ts';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

/** The data of the pressed card stands on the product's page at once; variants and prices follow. */
const { watch } = seeded;
const watchList = `/filter?SearchValue=${encodeURIComponent('ساعت هوشمند')}`;
const reading = `ProductInformation/Read?ProductId=${watch.id}`;

test(
  'name, picture and price of the card are there while the product is on its way, and stay in their places',
  { tag: '@both' },
  async ({ page, shopper }) => {
    await shopper.opens(watchList);
    const product = await holdAll(page, reading);

    await shopper.listing.card(watch.name).click();
    await product.arrived;

    await expect(shopper.heading).toHaveText(watch.name);
    await expect(page).toHaveTitle(new RegExp(watch.name));
    await shopper.isAt(watch.path);
    const picture = shopper.content.getByRole('img', { name: watch.name });
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(shopper.content.getByText('تومان').first()).toBeVisible();
    await expect(shopper.product.addButton).toBeHidden();
    const before = [await shopper.heading.boundingBox(), await picture.boundingBox()];

    product.release();

    await expect(shopper.product.addButton).toBeVisible();
    const main = shopper.product.picture(0).getByRole('img');
    expect([await shopper.heading.boundingBox(), await main.boundingBox()]).toEqual(before);
  },
);

test('a product that is on its way can be read by everybody', async ({ page, shopper }) => {
  await shopper.opens(watchList);
  const product = await holdAll(page, reading);

  await shopper.listing.card(watch.name).click();
  await product.arrived;
  await expect(shopper.heading).toHaveText(watch.name);

  expect(await obstaclesOn(page)).toEqual([]);
});

test('a price that has changed since the card was shown is the new one before anything can be bought', async ({
  page,
  shopper,
}) => {
  await shopper.opens(watchList);
  await shopper.listing.ages(watch.name, 111_000);
  const product = await holdAll(page, reading);
  const old = shopper.content.getByText('۱۱۱٬۰۰۰').first();

  await shopper.listing.card(watch.name).click();
  await expect(old).toBeVisible();
  await expect(shopper.product.addButton).toBeHidden();
  product.release();
  await expect(shopper.product.addButton).toBeVisible();

  await expect(old).toBeHidden();
  await expect(shopper.product.price).toContainText('تومان');
});

test('who goes back before the product is here is on the list again, and stays there', async ({
  page,
  shopper,
}) => {
  await shopper.opens(watchList);
  const listed = await shopper.heading.innerText();
  const product = await holdAll(page, reading);
  await shopper.listing.card(watch.name).click();
  await expect(shopper.heading).toHaveText(watch.name);

  await page.goBack();
  await expect(shopper.heading).toHaveText(listed);
  const answered = page.waitForResponse((answer) => answer.url().includes(String(watch.id)));
  product.release();
  await answered;

  await expect(shopper.heading).toHaveText(listed);
  await page.goForward();
  await expect(shopper.product.addButton).toBeVisible();
});

test('a product that cannot be read says so in its place, and is there after another try', async ({
  page,
  shopper,
  trouble,
}) => {
  trouble.announce(/500/);
  await shopper.opens(watchList);
  const isRead = (url: URL) => decodeURIComponent(url.href).includes(reading);
  await page.route(isRead, (route) => route.fulfill({ status: 500, body: '' }));

  await shopper.listing.card(watch.name).click();
  await expect(shopper.alert).toBeVisible();
  await shopper.isAt(watch.path);
  await page.unroute(isRead);
  await shopper.alert.getByRole('button', { name: 'تلاش دوباره' }).click();

  await expect(shopper.product.addButton).toBeVisible();
  await expect(shopper.heading).toHaveText(watch.name);
});

test('a product that is gone by now is for the server to answer, at its own address', async ({
  page,
  shopper,
  trouble,
}) => {
  trouble.announce(/404/);
  await shopper.opens(watchList);
  await page.route(
    (url) => decodeURIComponent(url.href).includes(reading),
    (route) => route.fulfill({ status: 404, json: { Value: null, Message: null, Status: 404 } }),
  );
  const loaded = page.waitForEvent('load');

  await shopper.listing.card(watch.name).click();
  await loaded;

  await shopper.isAt(watch.path);
  await page.goBack();
  await shopper.isAt('/filter');
});
