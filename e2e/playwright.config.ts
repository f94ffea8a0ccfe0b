import { defineConfig, devices } from '@playwright/test';
import { chromiumArguments, findChromium } from '../tools/browsers/chromium.ts';
import { opensShop, shopUrl } from './shop/shop-under-test.ts';

/** The bank misbehaves at the next call of any test, and a command rebuilds files that other tests use: these specs run alone. */
const alone = /(payment-unknown|commands)\.spec/;
/** The specs of this room break a release and go on; each worker has a host of its own for them. */
const survival = /\/specs\/survival\/[^/]+\.spec\.ts$/;
const desktop = { viewport: { width: 1440, height: 900 } };

/** The composed shop, as shoppers meet it. `KASHI_URL` names one that is open already. */
export default defineConfig({
  testDir: 'specs',
  globalSetup: './shop/home-pictures.ts',
  outputDir: '../.cache/e2e-results',
  reporter: [['list']],
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  // One more try on a strange machine, and the report names the tests that needed it; on a developer's machine there is no second try.
  retries: process.env['CI'] ? 1 : 0,
  // The limits end tests that hang; a busy machine fails no test. What waits for something that never comes says so after the
  // shorter ones, and does not hold up a run for minutes.
  timeout: 240_000,
  expect: { timeout: 20_000, toPass: { timeout: 90_000 } },
  use: {
    baseURL: shopUrl,
    actionTimeout: 90_000,
    navigationTimeout: 90_000,
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: chromiumArguments,
    },
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone/, testIgnore: [alone, survival], use: desktop },
    { name: 'survival', testMatch: survival, use: desktop },
    {
      name: 'phone',
      grep: /@phone|@both/,
      use: {
        viewport: { width: 390, height: 844 },
        userAgent: devices['Pixel 7'].userAgent,
        isMobile: true,
        hasTouch: true,
      },
    },
    {
      name: 'alone',
      testMatch: alone,
      dependencies: ['desktop', 'survival', 'phone'],
      use: desktop,
    },
  ],
  ...opensShop,
});
