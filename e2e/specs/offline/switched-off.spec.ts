import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { expect, test as base } from '../../page-objects/visitors/keeper.ts';
import { throughLine, type Line } from '../../shop/line.ts';
import { openSecondHost } from '../../shop/second-host.ts';

const { watch } = seeded;

/** One address, behind which a shop is opened anew with other settings. */
const test = base.extend<{ line: Line }>(throughLine);

test('where a shop has switched keeping off, the next visit takes away the worker and all that it has kept', async ({
  page,
  shopper,
  keeper,
  line,
}) => {
  const workers = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await shopper.opens(watch.path);
  await keeper.keeps(new RegExp(`^/product/${watch.id}`));
  expect(await workers()).toBe(1);
  const host = await openSecondHost();
  host.registers();
  line.leadsTo(await host.starts({ KASHI_OFFLINE: 'off' }));

  await page.reload();
  await shopper.canAct();

  await expect.poll(() => keeper.stored()).toEqual([]);
  await expect.poll(workers).toBe(0);
  await shopper.opens('/content/rules');
  await expect(shopper.heading).toHaveText('قوانین و مقررات');
  await page.goto('about:blank');
  await host.stop();
});
