import { staticChecks } from './checks.ts';
import { quietly, steps } from './run.ts';

/** What two tabs share is missing in the contexts that make the rest of the unit tests quick. */
const acrossTabs = 'shell/src/client/event-bus.test.ts';

/** Loses whole processes on purpose, and waits until others have taken their place. */
const withProcesses = 'shell/server/host-cluster.test.ts';

/** The quick half of `npm test`: no store, no browser. */
const unitTests = [
  {
    name: 'unit tests',
    work: () =>
      quietly('vitest', [
        'run',
        '--project=screens',
        '--project=host',
        '--pool=vmThreads',
        // By itself it leaves one core to others, which of two is half: many of these tests only wait.
        '--maxWorkers=100%',
        `--exclude=${acrossTabs}`,
        `--exclude=${withProcesses}`,
      ]),
  },
  {
    name: 'unit tests across tabs',
    work: () => quietly('vitest', ['run', '--project', 'screens', acrossTabs]),
  },
];

await steps([...unitTests, ...staticChecks], { atOnce: 2 });
