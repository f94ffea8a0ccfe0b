import { Comparison, comparisonPath } from '../../page-objects/pages/comparison.ts';
import { firstViewOf } from '../../page-objects/probes/first-view.ts';
import { holdAll, requestsFor } from '../../page-objects/probes/network.ts';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

const code = '.js';

/** A line on which the largest picture takes its time, and a clock that stands still: no wait ends by itself. */
test.beforeEach(({ page }) => page.clock.install({ time: 0 }));

test('the first paint and the largest picture have the road to themselves, and then the code comes', async ({
  page,
  shopper,
}) => {
  await page.clock.pauseAt(1000);
  const asked = requestsFor(page, code);
  const picture = await holdAll(page, '/media/');
  await page.goto(seeded.watch.path, { waitUntil: 'domcontentloaded' });
  await picture.arrived;
  await page.evaluate(firstPaint);
  expect(asked).toEqual([]);

  await page.clock.resume();
  picture.release();

  await shopper.canAct();
});

test('a press asks for the code at once', async ({ page, shopper }) => {
  await page.clock.pauseAt(1000);
  const picture = await holdAll(page, '/media/');
  await page.goto(seeded.watch.path, { waitUntil: 'domcontentloaded' });
  await picture.arrived;
  const asked = page.waitForRequest(/\/r\/shell\/.*\.js$/);

  await shopper.heading.click();

  await asked;
  picture.release();
});

test('a picture that never comes delays the code for two seconds at most', async ({ page }) => {
  await page.clock.pauseAt(1000);
  const picture = await holdAll(page, '/media/');
  await page.goto(seeded.watch.path, { waitUntil: 'domcontentloaded' });
  await picture.arrived;
  const asked = page.waitForRequest(/\/r\/shell\/.*\.js$/);

  await page.clock.runFor(2000);

  await asked;
  picture.release();
});

test(
  'who reads on before the code is here is left there',
  { tag: '@both' },
  async ({ page, shopper }) => {
    await page.clock.resume();
    const scripts = await holdAll(page, code);
    await page.goto(seeded.watch.path, { waitUntil: 'domcontentloaded' });
    await scripts.arrived;
    const rules = shopper.footer.getByRole('link', { name: 'قوانین و مقررات' });
    await rules.scrollIntoViewIfNeeded();
    await expect(rules).toBeInViewport();

    scripts.release();
    await shopper.canAct();

    await expect(rules).toBeInViewport();
  },
);

test('a step back before the code is here shows the page of its address', async ({
  page,
  shopper,
}) => {
  await page.clock.resume();
  await shopper.opens(seeded.watch.path);
  await shopper.product.compareLink.click();
  await shopper.isAt('/compareProduct');
  const codeOfTheShop = await holdAll(page, code);
  await page.reload({ waitUntil: 'domcontentloaded' });

  await page.goBack({ waitUntil: 'commit' });

  await expect(shopper.heading).toHaveText(seeded.watch.name);
  codeOfTheShop.release();
  await shopper.canAct();
  await expect(shopper.heading).toHaveText(seeded.watch.name);
});

test('a step back while the code starts brings nothing to life in the HTML that is left', async ({
  page,
  shopper,
}) => {
  await page.clock.resume();
  const comparison = new Comparison(page);
  await shopper.opens(comparisonPath(23, seeded.watch.id, seeded.band.id));
  await comparison.removeLink(seeded.watch).click();
  await expect(comparison.counter).toHaveText('۱ از ۴ کالا');
  const codeOfThePage = await holdAll(page, '/r/mf-product/');
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.waitForFunction(isShellRunning);

  const document = await holdAll(page, '/compareProduct');
  const askedByTheOldDocument = requestsFor(page, 'CompareProducts');
  const arrival = page.waitForResponse(/\/r\/mf-product\/.*\.js$/);
  await page.evaluate(() => history.back());
  await document.arrived;
  codeOfThePage.release();
  await arrival;
  document.release();

  await expect(comparison.counter).toHaveText('۲ از ۴ کالا');
  await shopper.canAct();
  expect(askedByTheOldDocument).toEqual([]);
});

/** The shell runs as soon as React has the header. */
function isShellRunning(): boolean {
  const header = document.getElementById('header') ?? {};
  return Object.keys(header).some((key) => key.startsWith('__reactContainer'));
}

test('the style of a first view stands in the document, and is not fetched again', async ({
  page,
  shopper,
}) => {
  const files = await firstViewOf(page, seeded.watch.path);
  await shopper.canAct();

  expect(files.filter(({ type }) => type === 'Stylesheet')).toEqual([]);
  await expect(page.locator('style[data-of^="/r/mf-product/"]')).toBeAttached();
});

test('every script of a first view asks Chromium to compile it whole, beside the page', async ({
  page,
  shopper,
}) => {
  const files = await firstViewOf(page, seeded.watch.path);
  await shopper.canAct();

  const scripts = files.filter(({ type }) => type === 'Script');
  expect(scripts.length).toBeGreaterThan(4);
  for (const { path } of scripts) {
    const code = await (await page.request.get(path)).text();
    expect.soft(code.split('\n', 1), path).toEqual(['//# allFunctionsCalledOnLoad']);
  }
});

/** Not by `performance`, which is the clock's as well. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((seen) => {
      if (seen.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}
