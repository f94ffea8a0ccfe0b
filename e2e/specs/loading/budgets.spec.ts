import type { Page } from '@playwright/test';
import {
  bytesOf,
  firstViewOf,
  isNeeded,
  type Fetched,
} from '../../page-objects/probes/first-view.ts';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

const kilobyte = 1024;

interface Boot {
  routes: { remote: string; page: string }[];
  remotes: Record<
    string,
    { base: string; entry: string; modules: Record<string, { js: string[] }> }
  >;
}

const firstViews = [
  { name: 'home', path: '/' },
  { name: 'the listing', path: '/filter' },
  { name: 'a product', path: seeded.watch.path },
];

test('the shell is at most 85 KB of JavaScript, with React in it', async ({ page }) => {
  const files = await firstViewOf(page, '/content/rules');

  const shell = scriptsOf(files).filter((path) => path.startsWith('/r/shell/'));
  expect(await sumOf(page, shell)).toBeLessThanOrEqual(85 * kilobyte);
});

for (const { name, path } of firstViews) {
  test(`${name} is at most 108 KB of JavaScript in all`, async ({ page }) => {
    const files = await firstViewOf(page, path);

    expect(await sumOf(page, scriptsOf(files))).toBeLessThanOrEqual(108 * kilobyte);
  });
}

for (const { name, path } of firstViews) {
  test(`the letters of ${name} are two files of at most 37 KB`, async ({ page }) => {
    const files = await firstViewOf(page, path);
    await page.evaluate(() => document.fonts.ready);

    const fonts = new Set(
      await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name).pathname)
          .filter((file) => file.endsWith('.woff2')),
      ),
    );
    expect(files.filter(({ type }) => type === 'Font').length).toBeGreaterThan(0);
    expect(fonts.size).toBe(2);
    expect(await sumOf(page, [...fonts])).toBeLessThanOrEqual(37 * kilobyte);
  });
}

/** Before any scrolling. Parts further down, or outside the visible part of a row, come when they are near. */
const pictureBudgets = [
  { name: 'home', path: '/', mostKb: 110, most: 30 },
  { name: 'the listing', path: '/filter', mostKb: 70, most: 20 },
  { name: 'a product', path: seeded.watch.path, mostKb: 40, most: 12 },
];

for (const { name, path, mostKb, most } of pictureBudgets) {
  test(
    `the first view of ${name} fetches at most ${most} pictures, of ${mostKb} KB together`,
    {
      tag: '@both',
    },
    async ({ page }) => {
      await firstViewOf(page, path);
      await expect.poll(() => page.evaluate(picturesToCome)).toBe(0);

      const pictures = await page.evaluate(picturesFetched);
      expect(pictures.length).toBeGreaterThan(1);
      expect(pictures.length).toBeLessThanOrEqual(most);
      const bytes = pictures.reduce((sum, each) => sum + each.bytes, 0);
      expect(bytes).toBeLessThanOrEqual(mostKb * kilobyte);
    },
  );
}

const wholeBudgets = [
  { name: 'home', path: '/', mostKb: 238 },
  { name: 'the listing', path: '/filter', mostKb: 217 },
  { name: 'a product', path: seeded.watch.path, mostKb: 203 },
];

for (const { name, path, mostKb } of wholeBudgets) {
  test(
    `the first view of ${name} is at most ${mostKb} KB in all: document, code, style, letters and pictures`,
    { tag: '@both' },
    async ({ page }) => {
      await firstViewOf(page, path);
      await page.evaluate(() => document.fonts.ready);
      await expect.poll(() => page.evaluate(picturesToCome)).toBe(0);

      expect(await page.evaluate(bytesThatCame)).toBeLessThanOrEqual(mostKb * kilobyte);
    },
  );
}

test("every remote's entry is at most 3.25 KB", async ({ page }) => {
  const { remotes } = await bootOf(page);

  for (const { base, entry } of Object.values(remotes)) {
    const path = base + entry;
    expect.soft(await sumOf(page, [path]), path).toBeLessThanOrEqual(3.25 * kilobyte);
  }
});

test("every page's own module is at most 15 KB", async ({ page }) => {
  const { routes, remotes } = await bootOf(page);

  for (const { remote, page: name } of routes) {
    const release = remotes[remote];
    const files = release?.modules[`pages/${name}`]?.js.map((file) => release.base + file);
    const bytes = await sumOf(page, files ?? []);
    expect.soft(bytes, `${remote}/${name}`).toBeGreaterThan(0);
    expect.soft(bytes, `${remote}/${name}`).toBeLessThanOrEqual(15 * kilobyte);
  }
});

for (const { name, path } of firstViews) {
  test(
    `${name} takes two round trips: the document names every file of the first view, once`,
    {
      tag: '@both',
    },
    async ({ page }) => {
      const files = await firstViewOf(page, path);

      const needed = files.filter(isNeeded);
      expect(needed.length).toBeGreaterThan(5);
      expect(needed.filter(({ byDocument }) => !byDocument)).toEqual([]);
      expect(repeated(needed)).toEqual([]);
      expect(files.filter(({ type }) => type === 'Fetch' || type === 'XHR')).toEqual([]);
    },
  );

  test(
    `the largest picture of ${name} is preloaded, and comes once`,
    {
      tag: '@both',
    },
    async ({ page }) => {
      const files = await firstViewOf(page, path);

      const largest = await largestPicture(page);
      const requests = files.filter((file) => file.path === largest);
      expect(requests.map(({ byDocument }) => byDocument)).toEqual([true]);
      expect(await isPreloaded(page, largest)).toBe(true);
    },
  );
}

/** How many of those that are seen have not come. */
function picturesToCome(): number {
  return [...document.images].filter((picture) => {
    const { top, bottom, left, right, width } = picture.getBoundingClientRect();
    const isSeen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && width > 0;
    return isSeen && !picture.complete;
  }).length;
}

function picturesFetched(): { path: string; bytes: number }[] {
  const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return all
    .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize }))
    .filter(({ path }) => path.startsWith('/media/'));
}

/** As they travelled, without what comes when the first view is done. */
function bytesThatCame(): number {
  const came = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[];
  return came
    .filter(({ name }) => !/\/(toast|fetch-ahead|visit)\./.test(name))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
}

function scriptsOf(files: Fetched[]): string[] {
  return [...new Set(files.filter(({ type }) => type === 'Script').map(({ path }) => path))];
}

function repeated(files: Fetched[]): string[] {
  const paths = files.map(({ path }) => path);
  return paths.filter((path, index) => paths.indexOf(path) !== index);
}

async function sumOf(page: Page, paths: string[]): Promise<number> {
  const sizes = await Promise.all(paths.map((path) => bytesOf(page, path)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function bootOf(page: Page): Promise<Boot> {
  const html = await (await page.request.get('/')).text();
  const [, json = ''] =
    /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(json) as Boot;
}

/**
 * The path of the picture that takes the most room in the window; of several the first, since any of them may come first
 * and be what the browser calls the largest paint.
 */
function largestPicture(page: Page): Promise<string> {
  return page.evaluate(() => {
    const pictures = [...document.images];
    const within = (start: number, end: number, size: number) =>
      Math.max(0, Math.min(end, size) - Math.max(start, 0));
    const areas = pictures.map((picture) => {
      const { left, right, top, bottom } = picture.getBoundingClientRect();
      return Math.round(within(left, right, innerWidth) * within(top, bottom, innerHeight));
    });
    const largest = pictures[areas.indexOf(Math.max(...areas))];
    return new URL(largest?.currentSrc ?? '').pathname;
  });
}

/** Whether the document's head preloads a picture, by address or in a set of sizes. */
function isPreloaded(page: Page, picture: string): Promise<boolean> {
  return page.evaluate(
    (path) =>
      [...document.querySelectorAll<HTMLLinkElement>('head link[rel=preload][as=image]')].some(
        ({ href, imageSrcset }) => href.endsWith(path) || imageSrcset.includes(path),
      ),
    picture,
  );
}
