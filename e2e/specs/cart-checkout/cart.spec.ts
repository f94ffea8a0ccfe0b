import { aCartWith, hasInCart } from '../../page-objects/pages/cart-page.ts';
import { holdNext, requestsFor } from '../../page-objects/probes/network.ts';
import { obstaclesOn } from '../../page-objects/visitors/reader.ts';
import {
  aCustomer,
  isSignedIn,
  remembers,
  signsIn,
} from '../../page-objects/visitors/registration.ts';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

test('quick presses are one wish: the number follows at once, the money when the shop has said it', async ({
  page,
  shopper,
}) => {
  const { cart } = shopper;
  const { name } = seeded.band;
  await hasInCart(page, seeded.band);
  await shopper.opens('/cart');
  await expect(cart.quantityOf(name)).toHaveText('۱');
  const asked = requestsFor(page, '/CartItem');
  const increases = requestsFor(page, 'IncreaseCartItem');

  const first = await holdNext(page, 'IncreaseCartItem');
  await cart.raises(name);
  await first.arrived;
  await cart.raises(name);
  await cart.lowers(name);
  await expect(cart.quantityOf(name)).toHaveText('۲');
  first.release();

  await expect(page.getByText('تغییرات با موفقیت در سبد خرید اعمال شد.')).toBeVisible();
  await shopper.header.counts(2);
  expect(increases).toHaveLength(1);
  expect(asked).toHaveLength(0);
});

test('a change without an answer is explained beside its line, and the old number comes back', async ({
  page,
  shopper,
  trouble,
}) => {
  trouble.announce(/net::ERR_FAILED/);
  const { name } = seeded.band;
  await hasInCart(page, seeded.band);
  await shopper.opens('/cart');
  await page.route('**/IncreaseCartItem', (route) => route.abort());

  await shopper.cart.raises(name);

  await expect(shopper.cart.line(name).getByRole('alert')).toBeVisible();
  await expect(shopper.cart.quantityOf(name)).toHaveText('۱');
  expect.soft(await obstaclesOn(page), 'a refused change').toEqual([]);
});

test('a coupon is asked for, explained, taken and given back', async ({
  page,
  shopper,
  trouble,
}) => {
  trouble.announce(/status of 400/);
  const { cart, content } = shopper;
  await hasInCart(page, seeded.watch);
  await shopper.opens('/cart');

  await cart.appliesCoupon('');
  await expect(cart.couponField).toHaveAccessibleDescription('کد تخفیف را وارد کنید.');
  await expect(cart.couponField).toBeFocused();
  await cart.appliesCoupon('YALDA');
  await expect(cart.couponField).toHaveAccessibleDescription(
    'کد تخفیف درست نیست یا مهلت آن گذشته است.',
  );
  await expect(content).not.toContainText('تخفیف با کد');

  await cart.appliesCoupon('kashi10');
  await expect(content).toContainText('تخفیف با کد');
  await expect(content).toContainText('وابسته به آدرس');
  await expect(content).toContainText('مالیات بر ارزش افزوده');
  await page.getByRole('button', { name: 'حذف کد تخفیف KASHI10' }).click();

  await expect(cart.couponField).toBeVisible();
  await expect(content).not.toContainText('تخفیف با کد');
});

test('below the least order the way on is a sentence, until there is enough', async ({
  page,
  shopper,
}) => {
  const { cart } = shopper;
  const { name } = seeded.cheap;
  await hasInCart(page, seeded.cheap, { quantity: 4 });
  await shopper.opens('/cart');
  const least = page.getByRole('button', { name: 'حداقل مبلغ سفارش باید ۲۰۰٬۰۰۰ تومان باشد' });
  await expect(least).toBeDisabled();
  expect.soft(await obstaclesOn(page), 'below the least order').toEqual([]);

  await cart.raises(name);

  await expect(cart.nextStep).toBeVisible();
  await expect(least).toBeHidden();
});

test('the hash of a cart that is no more heals itself', async ({ page, shopper }) => {
  await remembers(page, { CartHashId: 'AAAAAAAAAAAAAAAAAAAAAA' });
  await shopper.opens('/cart');
  await expect(shopper.cart.empty).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('CartHashId'))).toBeNull();

  await shopper.product.opens(seeded.watch);
  await shopper.product.addsToCart();

  await shopper.header.counts(1);
});

test("a guest's cart and the customer's older one become one at sign-in, and what changed is said", async ({
  page,
  shopper,
}) => {
  const customer = await aCustomer(page.request);
  const headers = { authorization: `Bearer ${customer.token}` };
  await aCartWith(page.request, seeded.band, { headers });
  await hasInCart(page, seeded.watch);
  await shopper.opens('/login?returnUrl=%2Fcart');

  await signsIn(page, customer);

  await shopper.isAt('/cart');
  await expect(shopper.cart.lines).toHaveCount(2);
  await expect(shopper.content).toContainText('کالاهای سبد پیشین شما به این سبد افزوده شد.');
  await page.getByRole('button', { name: 'متوجه شدم' }).click();
  await expect(shopper.content).not.toContainText('کالاهای سبد پیشین');
});

test("the hash of another customer's cart opens no cart", async ({ page, shopper }) => {
  const owner = await aCustomer(page.request);
  const headers = { authorization: `Bearer ${owner.token}` };
  const hash = await aCartWith(page.request, seeded.band, { headers });
  await remembers(page, { CartHashId: hash });
  await isSignedIn(page, await aCustomer(page.request));

  await shopper.opens('/cart');

  await expect(shopper.cart.empty).toBeVisible();
});
