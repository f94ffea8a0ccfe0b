import type { Page } from '@playwright/test';
import { bootOf } from '../../page-objects/probes/boot.ts';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { expect, test } from '../../page-objects/visitors/survivor.ts';
import type { SecondHost } from '../../shop/second-host.ts';

/** Three teams release, one after another. */
async function threeDeploys(host: SecondHost): Promise<void> {
  const live: Record<string, { version: string }> = {};
  for (const remote of ['mf-product', 'mf-content', 'mf-catalog']) {
    live[remote] = { version: host.broken(remote, 'copy') };
    await host.serves({ ...live });
  }
}

/** The release set that the document in this tab is made of. */
async function setOf(page: Page): Promise<string> {
  return (await bootOf(page)).releaseSet;
}

test('a tab keeps working through three deploys, and moves to the live set after the checkout', async ({
  page,
  host,
  shopper,
}) => {
  await shopper.opens(seeded.watch.path);
  const old = await setOf(page);
  await threeDeploys(host);

  await shopper.product.addsToCart();
  await shopper.header.counts(1);
  await shopper.header.cart.click();
  await expect(shopper.cart.line(seeded.watch.name)).toBeVisible();
  expect(await setOf(page)).toBe(old);
  await shopper.cart.line(seeded.watch.name).getByRole('link').first().click();
  await expect(shopper.heading).toHaveText(seeded.watch.name);
  expect(await setOf(page)).toBe(old);

  await shopper.footer.getByRole('link', { name: 'قوانین و مقررات' }).click();

  await expect(shopper.heading).toHaveText('قوانین و مقررات');
  await expect.poll(() => setOf(page)).not.toBe(old);
  await shopper.canAct();
  await shopper.header.counts(1);
});

test('a tab does not move away from what was typed, but with the next link', async ({
  page,
  host,
  shopper,
}) => {
  await shopper.opens('/contactUs');
  const old = await setOf(page);
  await threeDeploys(host);
  await shopper.content.getByRole('textbox').first().fill('سارا');

  await shopper.footer.getByRole('link', { name: 'قوانین و مقررات' }).click();
  await expect(shopper.heading).toHaveText('قوانین و مقررات');
  expect(await setOf(page)).toBe(old);

  await shopper.follows('/filter');
  await expect(shopper.heading).toHaveText('همهٔ محصولات');
  await expect.poll(() => setOf(page)).not.toBe(old);
});
