import { staticChecks } from './checks.ts';
import { findChromium } from './chromium.ts';
import { run, step } from './run.ts';

await staticChecks();
await step('unit and API tests', () => run('vitest', ['run']));
const chromium = findChromium();
await step('the composed shop', () =>
  run('e2e/node_modules/.bin/playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
    KASHI_CHROMIUM: chromium,
  }),
);
