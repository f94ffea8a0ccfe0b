import path from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';

/** A shop that is open already. Playwright puts the address of the one that it opens there, too. */
export const shopUrl = process.env['KASHI_URL'];

/** Without one, a shop is built, released and opened for the run, on a free port and on data of its own. */
export const opensShop: Pick<PlaywrightTestConfig, 'webServer'> = shopUrl
  ? {}
  : {
      webServer: {
        command: 'node e2e/shop/open-shop.ts',
        cwd: path.resolve(import.meta.dirname, '../..'),
        // The first time it is built and filled.
        timeout: 15 * 60_000,
        stdout: 'ignore',
        wait: { stdout: /Kashi is open at (?<kashi_url>\S+)/ },
        gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
      },
    };
