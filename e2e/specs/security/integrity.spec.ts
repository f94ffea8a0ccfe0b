import type { Page } from '@playwright/test';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

/** The browser's message about a file that differs from the release set, and the shell's message about its tile. */
const refused = [
  /integrity/i,
  /Failed to find a valid digest/,
  /^error: (page|fragment) mf-/,
  /is already registered/,
  /^error: code of the frame/,
];

/** Somebody on the way, or in the store, has added to the files. */
async function tampersWith(page: Page, pattern: string, addition: string): Promise<void> {
  await page.route(pattern, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()) + addition });
  });
}

test('code that was changed on its way is never run, at no address and however late it comes', async ({
  page,
  shopper,
  trouble,
}) => {
  trouble.announce(...refused);
  await shopper.opens('/content/rules');
  // A complaint of the browser that nobody has announced fails the test, in whichever document.
  await tampersWith(page, '**/r/mf-product/**/*.js*', "\n;console.error('changed code was run');");
  const refusal = page.waitForEvent('console', (message) => /digest/.test(message.text()));
  const document = page.waitForEvent('domcontentloaded');

  await shopper.follows(seeded.watch.path);

  await refusal;
  // The server's document comes in place of the page, and its code is the same.
  await document;
  await shopper.canAct();
  await expect(shopper.heading).toHaveText(seeded.watch.name);
  // Several files are on their way at once, and not all of them have arrived.
  await page.unrouteAll({ behavior: 'wait' });
});

test('a chunk that a press brings, and the style that comes along, are checked like the first files', async ({
  page,
  shopper,
  trouble,
}) => {
  trouble.announce(...refused, /late part/);
  await shopper.opens(seeded.watch.path);
  await tampersWith(page, '**/r/mf-product/**/*.js', '\n;globalThis.isTampered = true;');
  await tampersWith(page, '**/r/mf-product/**/*.css', '\nbody { visibility: hidden }');
  const refusal = (file: RegExp) =>
    page.waitForEvent(
      'console',
      (message) => /digest/.test(message.text()) && file.test(message.text()),
    );
  const refusals = Promise.all([refusal(/\.js/), refusal(/\.css/)]);

  await shopper.product.shareButton.click();

  await refusals;
  expect(await page.evaluate(() => 'isTampered' in globalThis)).toBe(false);
  await expect(shopper.heading).toBeVisible();
});

test('every script and every style sheet that the document holds has its integrity', async ({
  page,
  shopper,
}) => {
  await shopper.opens(seeded.watch.path);

  const bare = await page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>(
        'link[rel=stylesheet]:not([disabled]), link[rel=modulepreload], script[src]',
      ),
    ]
      .filter((element) => !element.integrity.startsWith('sha256-'))
      .map((element) => element.outerHTML),
  );

  expect(bare).toEqual([]);
});
