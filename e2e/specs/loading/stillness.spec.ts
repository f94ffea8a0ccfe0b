import type { Page } from '@playwright/test';
import { holdAll } from '../../page-objects/probes/network.ts';
import { aCustomer, isSignedIn } from '../../page-objects/visitors/registration.ts';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { watchesShifts } from '../../page-objects/probes/shifts.ts';
import { expect, test, type Shopper } from '../../page-objects/visitors/shopper.ts';

for (const [name, path] of [
  ['home', '/'],
  ['the listing', '/filter'],
  ['a product', seeded.watch.path],
] as const) {
  test(
    `nothing on ${name} moves by itself, from the first paint to the foot of the page`,
    {
      tag: '@both',
    },
    async ({ page, shopper }) => {
      const shifts = await watchesShifts(page);
      // As on a slow network: until the shop's own letters come, the machine's stand in for them.
      const letters = await holdAll(page, '.woff2');

      await page.goto(path, { waitUntil: 'commit' });
      await shopper.canAct();
      expect(await shifts.take()).toEqual([]);

      letters.release();
      await page.evaluate(() => document.fonts.ready);
      const widths = await shifts.take();
      // Words become wider or narrower by a few pixels; a box that changes its place by them is another matter.
      expect(widths.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.005);

      await readsToTheEnd(page, shopper);
      expect(await shifts.take()).toEqual([]);
    },
  );
}

for (const path of [
  '/cart',
  '/chooseAddress',
  `/review/${seeded.watch.id}`,
  '/orders',
  '/credit',
]) {
  test(
    `nothing on ${path} moves when what it waits for comes`,
    { tag: '@both' },
    async ({ page, shopper }) => {
      await isSignedIn(page, await aCustomer(page.request));
      const shifts = await watchesShifts(page);
      const answers = await holdAll(page, '/v1/');

      await page.goto(path, { waitUntil: 'commit' });
      await answers.arrived;
      await page.evaluate(() => document.fonts.ready);
      await shifts.take();
      answers.release();
      await shopper.canAct();
      await expect(shopper.content.locator('[data-shape][aria-hidden]')).toHaveCount(0);

      const moves = await shifts.take();
      expect(
        moves.reduce((sum, { value }) => sum + value, 0),
        JSON.stringify(moves),
      ).toBeLessThan(0.005);
    },
  );
}

/** Goes down the page window by window, and waits for the pictures of each. */
async function readsToTheEnd(page: Page, { footer }: Shopper): Promise<void> {
  const height = page.viewportSize()?.height ?? 0;
  for (let top = 0; top < (await page.evaluate(() => document.body.scrollHeight)); top += height) {
    await page.evaluate(scrollsAndPaints, top);
    await expect.poll(() => page.evaluate(picturesOnTheirWay)).toEqual([]);
  }
  await expect(footer).toBeInViewport();
}

/**
 * A reader sees each window, so it is painted before the next one. Of two windows within one frame the browser compares places
 * that nobody has seen: a word that got its width in between then counted as one that moved.
 */
async function scrollsAndPaints(top: number): Promise<void> {
  scrollTo({ top, behavior: 'instant' });
  for (const _ of [1, 2]) await new Promise((painted) => requestAnimationFrame(painted));
}

/** The pictures that can be seen and are still loading; the browser loads what a rail hides when the rail is turned. */
async function picturesOnTheirWay(): Promise<string[]> {
  const seen = await new Promise<IntersectionObserverEntry[]>((resolve) => {
    const observer = new IntersectionObserver(resolve);
    for (const image of document.images) observer.observe(image);
  });
  return seen
    .filter(({ isIntersecting }) => isIntersecting)
    .map(({ target }) => target as HTMLImageElement)
    .filter(({ complete }) => !complete)
    .map(({ src }) => src);
}
