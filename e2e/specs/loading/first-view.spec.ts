import { bytesOf, firstViewOf, isNeeded } from '../../page-objects/probes/first-view.ts';
import { holdAll } from '../../page-objects/probes/network.ts';
import { aCustomer, isSignedIn } from '../../page-objects/visitors/registration.ts';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

const mostBytesOfScript = 108 * 1024;
const compared = `SubGroupId=23&productId=${seeded.watch.id}&productId=${seeded.band.id}`;

/**
 * Home, the listing and the product have stricter budgets of their own. The cart and the lost page take one answer more:
 * what only they need of the shell is not in everybody's first view.
 */
const views = [
  { path: `/compareProduct?${compared}`, roundTrips: 2 },
  { path: '/content/rules', roundTrips: 2 },
  { path: '/login', roundTrips: 2 },
  { path: '/cart', roundTrips: 3 },
  { path: '/no-such-page', roundTrips: 3 },
];

for (const { path, roundTrips } of views) {
  test(`a guest's first view of ${path} is whole after ${roundTrips} round trips and 108 KB of JavaScript`, async ({
    page,
    trouble,
  }) => {
    trouble.announce(/status of 404/);
    const files = await firstViewOf(page, path);

    const needed = files.filter(isNeeded);
    const scripts = needed.filter(({ type }) => type === 'Script');
    expect(files.filter(({ type }) => type === 'Document')).toHaveLength(1);
    // The server knows no visitor's cart.
    const asked = files.filter(({ type, path: each }) => type === 'Fetch' && !isCart(each));
    expect(asked).toEqual([]);
    expect(needed.filter((file) => file.roundTrip > roundTrips)).toEqual([]);
    expect(new Set(needed.map((file) => file.path)).size).toBe(needed.length);
    const sizes = await Promise.all(scripts.map((file) => bytesOf(page, file.path)));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(mostBytesOfScript);
  });
}

test('the product that a customer reviews is asked for beside the code, once', async ({
  page,
  request,
}) => {
  await isSignedIn(page, await aCustomer(request));

  const files = await firstViewOf(page, `/review/${seeded.watch.id}`);

  const asked = files.filter(({ path }) => path.includes('ProductInformation'));
  expect(files.filter(({ type }) => type === 'Document')).toHaveLength(1);
  expect(asked.map(({ roundTrip }) => roundTrip)).toEqual([3]);
});

test('on a slow network a page may take its time, and the console stays empty', async ({
  page,
  shopper,
}) => {
  await page.clock.install();
  const code = await holdAll(page, '/remoteEntry');
  await page.goto('/content/rules', { waitUntil: 'commit' });
  const theme = page.getByRole('button', { name: 'تم تیره' });
  await expect(async () => {
    await theme.click();
    await expect(theme).toHaveAttribute('aria-pressed', 'true', { timeout: 500 });
  }, 'the shell has started').toPass();

  await page.clock.fastForward(10_000);
  code.release();

  await shopper.canAct();
});

function isCart(path: string): boolean {
  return path.startsWith('/v1/Orders/Carts/Read');
}
