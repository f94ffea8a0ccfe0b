import { staticChecks } from './checks.ts';
import { steps } from './run.ts';
import { unitTests } from './unit-tests.ts';

/** The quick half of `npm test`: no store, no browser, and of the unit tests those that what has changed can touch. */
await steps([...unitTests('touched'), ...staticChecks], { atOnce: 2 });
