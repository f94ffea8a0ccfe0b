import { staticChecks } from './checks.ts';
import { quietly, steps } from './run.ts';

/** The quick half of `npm test`: no store, no browser. */
const unitTests = {
  name: 'unit tests',
  work: () => quietly('vitest', ['run', '--project', 'screens', '--project', 'host']),
};

await steps([unitTests, ...staticChecks], { atOnce: 2 });
