import { staticChecks } from './checks.ts';
import { steps } from './run.ts';
import { unitTests } from './unit-tests.ts';

/** The quick half of `npm test`: no store, no browser. */
await steps([...unitTests, ...staticChecks], { atOnce: 2 });
