import { staticChecks } from './checks.ts';
import { findChromium } from './chromium.ts';
import { run, steps } from './run.ts';

/** Everything: what CI runs. */
await steps(staticChecks, { atOnce: 2 });
await steps(
  [
    { name: 'unit and API tests', work: () => run('vitest', ['run']) },
    { name: 'the composed shop', work: journeys },
  ],
  { atOnce: 1 },
);

function journeys() {
  return run('e2e/node_modules/.bin/playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
    KASHI_CHROMIUM: findChromium(),
  });
}
