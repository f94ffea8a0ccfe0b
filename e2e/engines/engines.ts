import { chromium, type Browser } from 'playwright-core';
import { firefox } from 'playwright-for-firefox';
import { chromiumArguments } from '../../tools/browsers/chromium.ts';
import type { EngineName } from '../../tools/browsers/engine-needs.ts';
import { findFirefox } from '../../tools/browsers/firefox.ts';
import { findOldWebKit, findWebKit } from '../../tools/browsers/webkit.ts';
import { openByPlaywright } from './by-playwright.ts';
import { openByWebDriver } from './by-webdriver.ts';
import { startDriver, startScreen } from './driver-process.ts';
import type { OpenEngine } from './engine.ts';
import { unpackedChromium } from './old-chromium.ts';

/** A machine without a graphics card draws all the same. */
const softly = { LIBGL_ALWAYS_SOFTWARE: '1' };

/** How each of them is started. */
export const engines: Record<EngineName, OpenEngine> = {
  firefox: async (size, atEnd) => {
    const options = { channel: 'moz-firefox', executablePath: findFirefox() };
    // An older client, since the newer one has not got used to this Firefox; what is asked of both is the same.
    const browser = (await firefox.launch(options)) as unknown as Browser;
    return openByPlaywright(browser, size, atEnd);
  },
  'chromium-109': oldChromium('@sparticuz/chromium'),
  'chromium-92': oldChromium('chromium-92'),
  webkit: async (size, atEnd) => {
    const { browser, driver, screen } = findWebKit();
    const display = await startScreen(screen, size, atEnd);
    const url = await startDriver(driver, { ...softly, DISPLAY: display }, atEnd);
    const options = { binary: browser, args: ['--automation', '--full-screen'] };
    const capabilities = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options };
    return openByWebDriver({ url, capabilities, size }, atEnd);
  },
  'webkit-2.38': async (size, atEnd) => {
    const { browser, driver } = findOldWebKit();
    const url = await startDriver(driver, { ...softly, EGL_PLATFORM: 'surfaceless' }, atEnd);
    // Its screen is of 800 by 600 pixels, whatever is asked for: a wider page is a smaller one. A phone's stays as wide as
    // the screen, where the shop looks as on a phone; made as narrow, it would be 292 pixels high.
    const scale = Math.min(1, 800 / size.width);
    const options = {
      binary: browser,
      args: ['--automation', '--platform=headless', `--scale=${scale}`],
    };
    const capabilities = { browserName: 'cog', 'wpe:browserOptions': options };
    return openByWebDriver({ url, capabilities, size, scale }, atEnd);
  },
};

function oldChromium(packageName: string): OpenEngine {
  return async (size, atEnd) => {
    const executablePath = await unpackedChromium(packageName);
    const browser = await chromium.launch({ executablePath, args: chromiumArguments });
    return openByPlaywright(browser, size, atEnd);
  };
}
