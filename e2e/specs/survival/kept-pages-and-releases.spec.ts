import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { isNoProgram, Keeper } from '../../page-objects/visitors/keeper.ts';
import { expect, test } from '../../page-objects/visitors/survivor.ts';

const { watch } = seeded;

test.use({ savesData: false });

test('a release ends all that the browser keeps of the set before, and nothing of two sets is ever mixed', async ({
  context,
  page,
  host,
  shopper,
}) => {
  await isNoProgram(context);
  const keeper = new Keeper(page);
  await shopper.opens(watch.path);
  await keeper.keeps(new RegExp(`^/product/${watch.id}`));

  await host.serves({ 'mf-content': { version: host.broken('mf-content', 'copy') } });
  await shopper.opens('/filter');
  await keeper.keeps('/filter');
  await keeper.losesNetwork();

  await page.reload();
  await shopper.canAct();
  await expect(keeper.bar).toBeVisible();
  await shopper.follows(watch.path);
  await expect(shopper.heading).toHaveText('اینترنت وصل نیست');
  await keeper.hasNetworkAgain();
  await expect(shopper.heading).toHaveText(watch.name);
});
