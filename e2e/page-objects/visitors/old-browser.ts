import { chromium, type Browser } from '@playwright/test';
import { chromiumArguments } from '../../../tools/browsers/chromium.ts';
import { unpackedChromium } from '../../engines/old-chromium.ts';
import { test } from './shopper.ts';

/** A test in Chromium 109, the oldest of its kind in which the shop's code starts. */
export const inOldBrowser = test.extend<object, { browser: Browser }>({
  browser: [
    async ({}, use) => {
      const executablePath = await unpackedChromium('@sparticuz/chromium');
      const browser = await chromium.launch({ executablePath, args: chromiumArguments });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});
