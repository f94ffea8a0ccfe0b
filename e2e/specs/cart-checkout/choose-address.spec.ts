import { hasInCart } from '../../page-objects/pages/cart-page.ts';
import { hasAddress } from '../../page-objects/pages/checkout.ts';
import { obstaclesOn } from '../../page-objects/visitors/reader.ts';
import { aCustomer, isSignedIn } from '../../page-objects/visitors/registration.ts';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

const notThere = 'ارسال محصولات به این آدرس بوسیله این شرکت امکانپذیر نمی باشد';

test(
  'goods that are picked up need no address, and no carrier',
  { tag: '@both' },
  async ({ page, shopper }) => {
    const { checkout, content } = shopper;
    const customer = await aCustomer(page.request);
    await hasAddress(page.request, customer);
    await isSignedIn(page, customer);
    await hasInCart(page, seeded.band);
    await shopper.opens('/chooseAddress');
    await expect(checkout.carriers.first()).toBeVisible();

    await page.getByRole('checkbox', { name: 'تحویل حضوری از فروشگاه' }).check();
    await expect(checkout.addresses).toHaveCount(0);
    await expect(checkout.carriers).toHaveCount(0);
    expect.soft(await obstaclesOn(page), 'pickup').toEqual([]);
    await checkout.nextStep.click();

    await page.waitForURL('**/invoice');
    await expect(content).toContainText('آدرس فروشگاه');
    await expect(content).not.toContainText('آدرس تحویل');
  },
);

test(
  'to another city a carrier is asked for its fee before it is taken',
  { tag: '@both' },
  async ({ page, shopper }) => {
    const { checkout, content } = shopper;
    const { outOfCity } = checkout;
    const customer = await aCustomer(page.request);
    await hasAddress(page.request, customer, { province: 'تهران', city: 'تهران' });
    await isSignedIn(page, customer);
    await hasInCart(page, seeded.band);
    await shopper.opens('/chooseAddress');
    await expect(checkout.carrier('پیک کاشی')).toBeDisabled();
    await expect(content).toContainText(notThere);

    await page.getByRole('button', { name: 'ارسال برون شهری' }).click();
    await outOfCity.getByRole('button', { name: 'استعلام هزینه' }).click();
    await expect(outOfCity.getByRole('alert')).toHaveText('شرکت حامل را انتخاب کنید');
    await outOfCity.getByRole('radio', { name: 'پست پیشتاز' }).check();
    await expect(outOfCity.getByRole('button', { name: 'ذخیره' })).toBeHidden();
    await outOfCity.getByRole('button', { name: 'استعلام هزینه' }).click();
    await expect(outOfCity.getByRole('status')).toContainText('تومان');
    expect.soft(await obstaclesOn(page, '[role=dialog], dialog'), 'out of the city').toEqual([]);
    await outOfCity.getByRole('button', { name: 'ذخیره' }).click();

    await expect(outOfCity).toBeHidden();
    await expect(checkout.carrier('پست پیشتاز')).toBeChecked();
    await checkout.nextStep.click();
    await page.waitForURL('**/invoice');
    await expect(content).toContainText('پست پیشتاز');
  },
);

test(
  'the longest words of an address stay inside its card, and clear of the button that edits it',
  { tag: '@phone' },
  async ({ page, shopper }) => {
    const customer = await aCustomer(page.request);
    const isfahan = { province: 'اصفهان', city: 'اصفهان' };
    const words = {
      Title: 'W'.repeat(20),
      Address: 'ک'.repeat(200),
      TransfereeName: 'ن'.repeat(50),
    };
    await hasAddress(page.request, customer, isfahan, words);
    await isSignedIn(page, customer);
    await hasInCart(page, seeded.band);
    await shopper.opens('/chooseAddress');
    const edit = page.getByRole('button', { name: 'ویرایش آدرس' });
    await expect(edit).toBeVisible();

    const { width } = page.viewportSize()!;
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const title = (await page.getByText(words.Title).boundingBox())!;
    const button = (await edit.boundingBox())!;
    expect(title.x, 'the title begins after the button').toBeGreaterThanOrEqual(
      button.x + button.width,
    );
  },
);

test('carriers that cannot be read are asked for again, and the address stays chosen', async ({
  page,
  shopper,
  trouble,
}) => {
  trouble.announce(/net::ERR_FAILED/);
  const { checkout, alert } = shopper;
  const customer = await aCustomer(page.request);
  await hasAddress(page.request, customer);
  await isSignedIn(page, customer);
  await hasInCart(page, seeded.band);
  await page.route('**/Carriers/Read?**', (route) => route.abort(), { times: 1 });
  await shopper.opens('/chooseAddress');

  await alert.getByRole('button', { name: 'تلاش دوباره' }).click();

  await expect(checkout.carrier('پیک کاشی')).toBeVisible();
  await expect(checkout.addresses.first()).toBeChecked();
});

test('without a cart, and below the least order, the checkout goes back to the cart', async ({
  page,
  shopper,
}) => {
  await isSignedIn(page, await aCustomer(page.request));
  await shopper.opens('/chooseAddress');
  await shopper.isAt('/cart');
  await expect(shopper.cart.empty).toBeVisible();

  await hasInCart(page, seeded.cheap);
  await shopper.opens('/invoice');
  await shopper.isAt('/cart');
});
