import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { expect, test } from '../../page-objects/visitors/keeper.ts';

const { watch, chocolate } = seeded;

/** The first view has its style in the document, so only what comes later asks for these. */
const lateStyleOfShell = /\/r\/shell\/[^?]+\.css$/;

test(
  'what is put into the cart without a network is in the cart once when there is one, and the shopper is told both times',
  { tag: '@both' },
  async ({ page, shopper, keeper }) => {
    await shopper.opens(`/product/${chocolate.id}`);
    await shopper.product.addsToCart();
    await shopper.header.counts(1);
    await shopper.opens(watch.path);
    await shopper.product.canAdd();
    await keeper.losesNetwork();

    await shopper.product.addButton.click();
    await expect(page.getByText('این کالا نگه داشته شد')).toBeVisible();
    await shopper.product.addButton.click();
    await keeper.hasNetworkAgain();

    await expect(
      page.getByText('که بدون اینترنت خواسته بودید به سبد خرید افزوده شد'),
    ).toBeVisible();
    await shopper.header.counts(2);
    await page.reload();
    await shopper.canAct();
    await shopper.header.counts(2);
  },
);

test('a shopper whose network is lost before the code of toasts has come is told all the same', async ({
  page,
  shopper,
  keeper,
  trouble,
}) => {
  trouble.announce(/code of the toast/);
  await shopper.opens(`/product/${chocolate.id}`);
  await shopper.product.addsToCart();
  await shopper.header.counts(1);
  await page.route(lateStyleOfShell, (route) => route.abort());
  await shopper.opens(watch.path);
  await shopper.product.canAdd();
  await keeper.losesNetwork();

  await shopper.product.addButton.click();

  await expect(page.getByText('این کالا نگه داشته شد')).toBeInViewport();
});

test('a newcomer whose network is lost before the first press stays on the page, and is told', async ({
  page,
  shopper,
  keeper,
  trouble,
}) => {
  trouble.announce(/late part/);
  await shopper.opens(watch.path);
  await keeper.losesNetwork();

  await shopper.product.addButton.click();

  await expect(page.getByText('کالا به سبد افزوده نشد')).toBeInViewport();
  await expect(shopper.heading).toHaveText(watch.name);
  await keeper.hasNetworkAgain();
  await shopper.product.addButton.click();
  await shopper.header.counts(1);
});
