import type { Locator, Page } from '@playwright/test';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { expect, test } from '../../page-objects/visitors/keeper.ts';
import { obstaclesOn } from '../../page-objects/visitors/reader.ts';
import type { Shopper } from '../../page-objects/visitors/shopper.ts';

const { watch, chocolate } = seeded;

test(
  'who is back on another day with a cart is offered the home screen once, and the browser asks at the press',
  { tag: '@phone' },
  async ({ page, shopper }) => {
    await wasHereWithACart(page, shopper);
    await shopper.opens('/content/rules');
    await theBrowserOffers(page);
    const hint = hintOn(page);

    await expect(hint).toContainText('با یک لمس باز شود');
    expect(await obstaclesOn(page)).toEqual([]);

    await test.step('the hint takes no focus, and covers neither what has it later nor the navigation', async () => {
      await expect(page.locator('body')).toBeFocused();
      const link = shopper.footer.getByRole('link').last();
      await link.focus();
      await expect.poll(() => isCovered(link, hint)).toBe(false);
      expect(await isCovered(page.getByRole('navigation', { name: 'ناوبری اصلی' }), hint)).toBe(
        false,
      );
    });

    await test.step('it stays on the next product, above its buy button', async () => {
      await shopper.follows(watch.path);
      await expect(shopper.heading).toHaveText(watch.name);
      await shopper.product.canAdd();
      await expect(hint).toBeVisible();
      expect(await isCovered(shopper.product.addButton, hint)).toBe(false);
    });

    await hint.getByRole('button', { name: 'افزودن به صفحهٔ اصلی' }).click();

    await expect(hint).toHaveCount(0);
    expect(await timesAsked(page)).toBe(1);
    await neverAgain(page, shopper);
  },
);

test(
  'who refuses the home screen is never asked again, also by the keyboard',
  { tag: '@phone' },
  async ({ page, shopper }) => {
    await wasHereWithACart(page, shopper);
    await shopper.opens('/filter');
    await theBrowserOffers(page);
    const refusal = hintOn(page).getByRole('button', { name: 'نه، ممنون' });
    await expect(refusal).toBeVisible();

    await refusal.focus();
    await page.keyboard.press('Enter');

    await expect(hintOn(page)).toHaveCount(0);
    await expect(shopper.content).toBeFocused();
    expect(await timesAsked(page)).toBe(0);
    await neverAgain(page, shopper);
  },
);

test(
  'the cart and the sign-in are left in peace: the hint comes on the next public page, and leaves with it',
  { tag: '@phone' },
  async ({ page, shopper }) => {
    await wasHereWithACart(page, shopper);
    await page.clock.install();
    await shopper.opens('/cart');
    await theBrowserOffers(page);
    await passTheWait(page);
    await expect(hintOn(page)).toHaveCount(0);
    await shopper.follows('/login');
    await shopper.isAt('/login');
    await passTheWait(page);
    await expect(hintOn(page)).toHaveCount(0);

    await shopper.follows('/content/rules');
    await expect(hintOn(page)).toBeVisible();
    await shopper.follows('/cart');

    await expect(shopper.heading).toHaveText('سبد خرید شما');
    await expect(hintOn(page)).toHaveCount(0);
  },
);

test.describe('on iOS', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
  });

  test(
    'the hint says in Safari what to press, and can be closed',
    { tag: '@phone' },
    async ({ page, shopper }) => {
      // Of all engines only that of iOS has this property.
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'standalone', { value: false }),
      );
      await wasHereWithACart(page, shopper);
      await shopper.opens(`/product/${chocolate.id}`);

      await expect(hintOn(page)).toContainText('Add to Home Screen');
      expect(await obstaclesOn(page)).toEqual([]);
      await hintOn(page).getByRole('button', { name: 'بستن' }).click();

      await expect(hintOn(page)).toHaveCount(0);
      await neverAgain(page, shopper);
    },
  );
});

function hintOn(page: Page) {
  return page.getByRole('region', { name: 'افزودن فروشگاه به صفحهٔ اصلی گوشی' });
}

/** A visit that puts something into the cart, and that was on an earlier day. */
async function wasHereWithACart(page: Page, shopper: Shopper): Promise<void> {
  await shopper.opens(`/product/${chocolate.id}`);
  await shopper.product.addsToCart();
  await shopper.header.counts(1);
  const firstVisit = () => page.evaluate(() => localStorage.getItem('firstVisitDay'));
  await expect.poll(firstVisit).not.toBeNull();
  await page.evaluate(() => localStorage.setItem('firstVisitDay', 'Thu Jan 01 2026'));
  // The worker is installed late in the first visit.
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
}

/** Chromium offers by itself only where it has a window and a person who stays for a while. */
async function theBrowserOffers(page: Page): Promise<void> {
  const isHeld = await page.evaluate(() => {
    const prompt = () => {
      document.documentElement.dataset['asked'] =
        `${Number(document.documentElement.dataset['asked'] ?? 0) + 1}`;
      return Promise.resolve({ outcome: 'accepted' });
    };
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    return !dispatchEvent(Object.assign(offer, { prompt }));
  });
  // The shop hints by itself, so the browser's own bar stays away.
  expect(isHeld).toBe(true);
}

function timesAsked(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.documentElement.dataset['asked'] ?? 0));
}

/** The time in which the hint would come, without waiting for it. */
async function passTheWait(page: Page): Promise<void> {
  // The late code begins with this link, and then waits.
  await expect(page.locator('link[rel=apple-touch-icon]')).toBeAttached();
  await page.clock.runFor(20_000);
}

async function neverAgain(page: Page, shopper: Shopper): Promise<void> {
  await page.clock.install();
  await shopper.opens(watch.path);
  await theBrowserOffers(page);
  await passTheWait(page);
  await expect(hintOn(page)).toHaveCount(0);
}

/** Whether the hint lies on a part of another thing. */
async function isCovered(other: Locator, hint: Locator): Promise<boolean> {
  const [one, two] = await Promise.all([other.boundingBox(), hint.boundingBox()]);
  if (!one || !two) throw new Error('The hint, or what it may cover, is not on the screen');
  return one.y < two.y + two.height && two.y < one.y + one.height;
}
