import type { Page } from '@playwright/test';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { expect, test } from '../../page-objects/visitors/survivor.ts';

const kilobyte = 1024;

/** The bytes of this document's scripts of shell and product: as they came, or lay in the browser's cache, and unpacked. */
function scriptBytes(page: Page) {
  return page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = entries.filter(({ name }) => /\/r\/(shell|mf-product)\/.*\.js$/.test(name));
    const sum = (bytes: number[]) => bytes.reduce((all, each) => all + each, 0);
    return {
      overTheNetwork: sum(scripts.map(({ transferSize }) => transferSize)),
      came: sum(scripts.map(({ encodedBodySize }) => encodedBodySize)),
      unpacked: sum(scripts.map(({ decodedBodySize }) => decodedBodySize)),
    };
  });
}

test('after a release a browser that was here before gets only what has changed, and keeps that', async ({
  page,
  host,
  shopper,
}) => {
  await shopper.opens(seeded.watch.path);
  await shopper.canAct();
  const first = await scriptBytes(page);
  expect(first.came).toBeGreaterThan(90 * kilobyte);

  const next = (name: string) => ({ version: host.broken(name, 'changed in one place') });
  await host.serves({ shell: next('shell'), 'mf-product': next('mf-product') });
  await shopper.opens(seeded.watch.path);
  await shopper.canAct();

  const second = await scriptBytes(page);
  expect(second.unpacked).toBeGreaterThanOrEqual(first.unpacked);
  expect(second.came).toBeLessThan(3 * kilobyte);

  await shopper.opens(seeded.watch.path);
  await shopper.canAct();
  expect((await scriptBytes(page)).overTheNetwork).toBe(0);
});
