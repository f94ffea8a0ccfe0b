import { expect } from '@playwright/test';
import { seeded } from '../page-objects/facts/seeded-products.ts';
import { throughLine, type Line } from '../shop/line.ts';
import { test as base } from './shopper.ts';
import { phone } from './sizes.ts';
import { thing } from './thing.ts';
import { heading } from './things.ts';

const { watch } = seeded;
const keptBar = thing('status', /^/);

/** Every engine says in its own words that a call had no answer. */
const missedCall = /network|load|fetch|connect|access control/i;

/** The shop keeps nothing in a browser that a program drives; from now on it does not know. */
const isNoProgram = `Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }) && true`;

/** The paths of the pages that the worker has noted. */
const keptPaths = `(async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith('kashi-set-'));
  const records = await Promise.all(names.map((cacheName) => caches.match('/kashi-record.json', { cacheName })));
  const pages = await Promise.all(records.map((record) => record ? record.json() : { pages: [] }));
  return pages.flatMap((record) => record.pages.map((page) => decodeURI(page.path))).join(' ');
})()`;

const test = base.extend<{ line: Line }>(throughLine);

test('a page that was seen opens without a network, and another says that it was not', async ({
  shopperWith,
  line,
}) => {
  const { screen, does } = await shopperWith(phone, missedCall);

  await does('sees a product, which the browser keeps', async () => {
    await screen.opens(watch.path);
    await screen.measures(isNoProgram);
    await expect.poll(() => screen.measures(keptPaths), { timeout: 45_000 }).toContain(watch.path);
  });

  await does('sees it again without a network', async () => {
    line.cut();
    await screen.opens(watch.path);
    await screen.sees(keptBar, 'قیمت‌ها ممکن است تغییر کرده باشد');
    await screen.sees(heading, watch.name);
  });

  await does(
    'opens a page that was never seen, which comes by itself with the network',
    async () => {
      await screen.opens('/content/rules');
      await screen.sees(heading, 'اینترنت وصل نیست');
      line.mend();
      await screen.sees(heading, 'قوانین و مقررات');
    },
  );
});
