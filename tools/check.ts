import { staticChecks } from './checks.ts';
import { steps } from './run.ts';
import { unitTests } from './unit-tests.ts';

/** The quick half of `npm test`: no store, no browser, and only what a change since the last pass can affect. */
await steps([...unitTests('touched'), ...staticChecks('touched')], { atOnce: 2 });
