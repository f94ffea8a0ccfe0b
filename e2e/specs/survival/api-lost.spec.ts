import { aCartWith } from '../../page-objects/pages/cart-page.ts';
import { remembers } from '../../page-objects/visitors/registration.ts';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { expect, test as base } from '../../page-objects/visitors/shopper.ts';
import { openOwnShop } from '../../shop/own-shop.ts';

const test = base.extend<{ ownShop: Awaited<ReturnType<typeof openOwnShop>> }>({
  ownShop: async ({}, use) => {
    const ownShop = await openOwnShop();
    await use(ownShop);
    await ownShop.stop();
  },
  baseURL: ({ ownShop }, use) => use(ownShop.url),
});

test('an API that is killed comes back by itself; meanwhile pages answer, and afterwards carts are as they were', async ({
  page,
  request,
  shopper,
  ownShop,
}) => {
  // A shop of its own is opened for it, and its API once more.
  test.slow();
  const { cart } = shopper;
  const { name } = seeded.pistachio;
  await remembers(page, { CartHashId: await aCartWith(request, seeded.pistachio) });
  await request.get('/');

  ownShop.killsApi();

  const readiness = async () => (await request.get('/readyz')).status();
  await expect.poll(readiness).toBe(503);
  for (const path of ['/', '/filter?GroupId=2', seeded.watch.path, '/cart']) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
  await expect.poll(readiness, { timeout: 60_000 }).toBe(200);
  await shopper.opens('/cart');
  await expect(cart.quantityOf(name)).toHaveText('۱');
  await cart.raises(name);
  await expect(cart.quantityOf(name)).toHaveText('۲');
  await expect(page.getByText('تغییرات با موفقیت در سبد خرید اعمال شد.')).toBeVisible();
});
