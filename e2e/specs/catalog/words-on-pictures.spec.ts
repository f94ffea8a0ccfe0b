import { leastContrast } from '../../page-objects/probes/words-contrast.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `the words on slides and banners can be read on every pixel, in the ${colorScheme} theme`,
    { tag: '@both' },
    async ({ page, shopper }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await shopper.opens('/');

      const titles = page.locator('main [data-ink] > img, main [data-ink] > picture').locator('..');
      expect(await titles.count()).toBeGreaterThan(10);
      for (const link of await titles.all()) {
        await link.scrollIntoViewIfNeeded();
        await expect(link.locator('picture img')).toHaveJSProperty('complete', true);
        const words = link.locator('span:not(:has(span))').first();

        expect(await leastContrast(words), await words.innerText()).toBeGreaterThanOrEqual(4.5);
      }
    },
  );
}

test('on the narrowest phone the words of a banner are not cut', async ({ page, shopper }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await shopper.opens('/');

  const banners = page.locator('main a[data-ink]');
  expect(await banners.count()).toBeGreaterThan(4);
  const cut = await banners.evaluateAll((links) =>
    links.flatMap((link) => {
      const words = link.querySelector(':scope > span');
      const isCut = words && words.getBoundingClientRect().height > link.clientHeight;
      return isCut ? [words.textContent] : [];
    }),
  );
  expect(cut).toEqual([]);
});

test('a banner whose picture does not load still says its words', async ({
  page,
  shopper,
  trouble,
}) => {
  trouble.announce(/ERR_FAILED/);
  await page.route('**/media/**', (route) => route.abort());
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await shopper.opens('/');

  const words = page.locator('main a[data-ink] > [role=img] ~ span').last();

  await expect(words).toBeVisible();
  expect(await leastContrast(words)).toBeGreaterThanOrEqual(4.5);
});
