import { textWithin } from '../../page-objects/probes/first-bytes.ts';
import { bootOf } from '../../page-objects/probes/boot.ts';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

const kilobyte = 1024;

/**
 * As the host packs a document that it composes anew; one that is asked for often is packed better. The same page differs by some
 * 300 bytes: the first answers are packed as a whole, later ones join the parts that documents share (ADR 041).
 */
const budgets = [
  { name: 'home', path: '/', mostKb: 40 },
  { name: 'the listing', path: '/filter', mostKb: 32 },
  { name: 'a product', path: seeded.watch.path, mostKb: 31 },
];

for (const { name, path, mostKb } of budgets) {
  test(`the document of ${name} is at most ${mostKb} KB`, async ({ page }) => {
    await page.goto(path);

    const bytes = await page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation');
      return (visit as PerformanceNavigationTiming).encodedBodySize;
    });
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(mostKb * kilobyte);
  });
}

for (const { name, path } of budgets) {
  test(`the header of ${name} begins within the first 14 KB, which a server may send at once`, async ({
    baseURL,
  }) => {
    const address = new URL(path, baseURL).href;

    const text = await textWithin(address, 14 * kilobyte);

    expect(text).toContain('<header');
    expect(text).not.toContain('<footer');
  });
}

test('no document has the hash of a style sheet that loads late: each remote says it in its entry', async ({
  page,
}) => {
  await page.goto(seeded.watch.path);

  const { remotes } = await bootOf(page);
  const ofPages = Object.values(remotes).flatMap(({ base, modules }) =>
    Object.values(modules).flatMap(({ css }) => css.map((file) => base + file)),
  );
  const hashed = await page.evaluate(() => {
    const map = document.querySelector('script[type=importmap]')?.textContent ?? '{}';
    return Object.keys((JSON.parse(map) as { integrity: object }).integrity);
  });
  const sheets = hashed.filter((file) => file.endsWith('.css') && !file.startsWith('/r/shell/'));
  expect(sheets.length).toBeGreaterThan(10);
  expect(sheets.filter((file) => !ofPages.includes(file))).toEqual([]);
});
