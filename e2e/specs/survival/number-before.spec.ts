import { requestsFor } from '../../page-objects/probes/network.ts';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { expect, test } from '../../page-objects/visitors/survivor.ts';

test('a remote that speaks the contract’s number before is alive beside the others', async ({
  page,
  host,
  shopper,
}) => {
  const version = host.broken('mf-product', 'number before');
  await host.serves({ 'mf-product': { version } });
  const asked = requestsFor(page, `/r/mf-product/${version}/web/`);

  await shopper.opens('/filter');
  await shopper.follows(seeded.watch.path);
  await expect(shopper.heading).toHaveText(seeded.watch.name);
  await shopper.product.chooses('نقره‌ای');

  await expect(page).toHaveURL(/variant=/);
  await shopper.product.addsToCart();
  await shopper.header.counts(1);
  expect(asked.length).toBeGreaterThan(0);
});

test('the customer’s pages of a remote without the field for access stay the customer’s', async ({
  page,
  host,
  shopper,
}) => {
  const version = host.broken('mf-account', 'number before');
  await host.serves({ 'mf-account': { version } });

  await page.goto('/orders');

  await expect(page).toHaveURL('/login?returnUrl=%2Forders');
  await expect(shopper.heading).toHaveText('ورود به حساب');
  await shopper.canAct();
});

test('a shell that speaks the wire’s number before has the code that it knows in its documents', async ({
  page,
  host,
  shopper,
}) => {
  await host.serves({ shell: { version: host.broken('shell', 'number before') } });

  await shopper.opens('/filter');
  await shopper.follows(seeded.watch.path);
  await shopper.product.addsToCart();

  await shopper.header.counts(1);
  await expect(page.locator('html')).toHaveAttribute('data-code');
});
