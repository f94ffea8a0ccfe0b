import { quietly, type Step } from '../running/run.ts';
import { triesOfVitest } from './second-tries.ts';
import { isFirst, shardOf, type TestPart } from './test-part.ts';

/** The quick contexts of the other screens lack the channels that two tabs share. */
const acrossTabs = 'shell/app/client/event-bus.test.ts';

/** Its code listens to the window for good, so each of its files has a window of its own, in a quick context. */
const shellApp = 'shell/app';

/** react-admin loads for ever in those contexts, and is loaded once by itself. */
const desk = 'desk/src';

/**
 * Files of one thread share the packages of others, which are loaded once: half of the processor time of screens and desk was
 * loading React, its testing library and react-admin. `shared/kit/src/testing/setup.ts` gives each file of screens an empty page.
 */
const sharedModules = ['--pool=threads', '--no-isolate'];

/** vitest leaves one core free by default; on two cores that halves the throughput of tests that mostly wait. */
const everyCore = '--maxWorkers=100%';

/**
 * Tests that kill whole processes on purpose, whose places others take, that open a browser, or that want a process of their own:
 * `npm test` waits for them.
 */
const withProcesses = [
  'shell/host/processes/host-address.test.ts',
  'shell/host/processes/host-cluster.test.ts',
  'shell/host/processes/host-trouble.test.ts',
  'shell/host/processes/watchdog.test.ts',
  'shell/host/release-sets/registry/known-registry.test.ts',
  'shell/host/release-sets/release/one-react.test.ts',
  'shell/host/canary/blocked-workers.test.ts',
  'shell/host/canary/lost-workers.test.ts',
  'shell/host/telemetry/stray-errors.test.ts',
  'shell/host/canary/host-canaries.test.ts',
  'e2e/suite/test-shop/command.test.ts',
  'e2e/suite/test-shop/suite-refuses.test.ts',
  'tools/processes/keep-running.test.ts',
  'tools/processes/on-hang-up.test.ts',
  'tools/releases/followed-store.test.ts',
  'tools/several-machines/canaries.test.ts',
  'tools/several-machines/killed-machines.test.ts',
];

/** Tests that read the workspace as files, which no import tells of: whatever has changed, they run. */
export const testsOfFiles = [
  'tools/papers/',
  'tools/boundaries/',
  'tools/lint/',
  'tools/checks/properties-check.test.ts',
  'tools/builds/own-build.test.ts',
  'tools/packages/package-changes.test.ts',
  'shared/contracts/src/extensions.test.ts',
];

/**
 * Screens, host and tools: no store, no browser, no process but their own. `touched`: those alone that import what has changed
 * since they last ran, those that failed then, and those that read files. `part`: what one of several machines runs.
 */
export function unitTests(which: 'all' | 'touched', part: TestPart | null = null): Step[] {
  const vitest = (args: string[]) =>
    quietly('vitest', [
      'run',
      ...triesOfVitest,
      ...(which === 'touched' ? ['--sinceLastRun'] : []),
      ...args,
    ]);
  const shard = shardOf(part);
  return [
    {
      name: 'unit tests of screens',
      work: () =>
        vitest([
          '--project=screens',
          ...sharedModules,
          everyCore,
          ...shard,
          ...[shellApp, desk].map((folder) => `--exclude=${folder}/**`),
        ]),
    },
    {
      name: "unit tests of the shell's app",
      work: () =>
        vitest([
          '--project=screens',
          '--pool=vmThreads',
          everyCore,
          ...shard,
          shellApp,
          `--exclude=${acrossTabs}`,
        ]),
    },
    {
      name: 'unit tests of host and tools',
      work: () =>
        vitest([
          '--project=host',
          ...sharedModules,
          everyCore,
          ...shard,
          ...withProcesses.map((file) => `--exclude=${file}`),
        ]),
    },
    {
      name: 'unit tests of the desk',
      work: () => vitest(['--project=screens', ...sharedModules, everyCore, ...shard, desk]),
    },
    ...(which === 'touched'
      ? [
          {
            name: 'unit tests of papers and files',
            work: () =>
              quietly('vitest', ['run', '--project=host', '--project=screens', ...testsOfFiles]),
          },
        ]
      : []),
    ...(isFirst(part)
      ? [
          {
            name: 'unit tests across tabs',
            work: () => vitest(['--project', 'screens', acrossTabs]),
          },
        ]
      : []),
  ];
}

export const processTests: Step = {
  name: 'tests with processes',
  work: () => quietly('vitest', ['run', ...triesOfVitest, '--project=host', ...withProcesses]),
};
