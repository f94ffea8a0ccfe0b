import type { Locator } from '@playwright/test';
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
