import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

/** As a specification names the models that a toner fits. */
const longWord = 'CF226A,CF226X,'.repeat(5);

test(
  'one long word as a value, a colour, a tag or a brand stays within the width of a phone',
  { tag: '@phone' },
  async ({ page, shopper }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await shopper.opens(seeded.watch.path);
    await shopper.content.getByRole('tab', { name: 'مشخصات' }).click();
    await expect(shopper.content.getByRole('term').last()).toBeVisible();

    const replaced = await shopper.content
      .locator('dt, dd, legend, label, a[href*="/filter"]')
      .evaluateAll((elements, word) => {
        const shown = elements.filter((element) => !element.closest('nav'));
        for (const element of shown) element.append(word);
        return shown.length;
      }, longWord);

    expect(replaced).toBeGreaterThan(15);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  },
);
