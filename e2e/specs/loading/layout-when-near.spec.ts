import type { Locator } from '@playwright/test';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

test('a section of home is laid out when it comes near, and its pictures come', async ({
  page,
  shopper,
}) => {
  await shopper.opens('/');
  const brands = shopper.content.getByRole('region', { name: 'برندها' });
  const logo = brands.getByRole('img').first();
  expect(await isLaidOut(logo)).toBe(false);

  await brands.scrollIntoViewIfNeeded();

  await expect.poll(() => isLaidOut(logo)).toBe(true);
  await expect.poll(() => logo.evaluate(hasCome)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test(
  'on a phone the cards beside the screen are laid out when the rail is turned to them',
  { tag: '@phone' },
  async ({ shopper }) => {
    await shopper.opens('/');
    const rail = shopper.content.getByRole('list', { name: 'پیشنهادهای شگفت‌انگیز' });
    await rail.scrollIntoViewIfNeeded();
    const last = rail.getByRole('link').last();
    expect(await isLaidOut(rail.getByRole('link').first())).toBe(true);
    expect(await isLaidOut(last)).toBe(false);
    const height = await rail.evaluate((list) => list.clientHeight);

    await last.scrollIntoViewIfNeeded();

    await expect.poll(() => isLaidOut(last)).toBe(true);
    expect(await rail.evaluate((list) => list.clientHeight)).toBe(height);
  },
);

test(
  'a reload leaves the shopper where they were, far down on home',
  { tag: '@both' },
  async ({ page, shopper }) => {
    await shopper.opens('/');
    const brands = shopper.content.getByRole('region', { name: 'برندها' });
    await brands.scrollIntoViewIfNeeded();
    await expect(brands).toBeInViewport();
    for (const heading of await shopper.content.getByRole('heading', { level: 2 }).all()) {
      await expect.poll(() => isLaidOut(heading)).toBe(true);
    }
    const before = await topOf(brands);

    await page.reload();
    await shopper.canAct();

    await expect.poll(async () => Math.abs((await topOf(brands)) - before)).toBeLessThan(8);
  },
);

test(
  'a shopper who goes from one product to a similar one, and back, is where they were',
  { tag: '@both' },
  async ({ page, shopper }) => {
    await shopper.opens(seeded.watch.path);
    const similar = shopper.content.getByRole('region', { name: 'کالاهای مشابه' });
    const other = similar.getByRole('article').first().getByRole('link');
    await other.scrollIntoViewIfNeeded();
    await expect.poll(() => isLaidOut(other)).toBe(true);
    const name = await other.innerText();
    await other.focus();
    const offset = await page.evaluate(() => scrollY);
    expect(offset).toBeGreaterThan(200);
    await other.press('Enter');
    await expect(shopper.heading).toHaveText(name);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(similar.getByRole('article').first()).toBeAttached();

    await page.goBack();

    await expect(shopper.heading).toHaveText(seeded.watch.name);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(offset);
    await expect(other).toHaveText(name);
  },
);

/** In the browser the rest is skipped: neither laid out nor painted, though readers and the search in the page find it. */
function isLaidOut(thing: Locator): Promise<boolean> {
  return thing.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
}

function hasCome(picture: Element): boolean {
  return picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth > 1;
}

function topOf(thing: Locator): Promise<number> {
  return thing.evaluate((element) => element.getBoundingClientRect().top);
}
