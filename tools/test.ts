import { findChromium } from './browsers/chromium.ts';
import { staticChecks } from './checks/static-checks.ts';
import { run, steps } from './running/run.ts';
import { triesOfVitest } from './checks/second-tries.ts';
import { installServers } from './processes/servers.ts';
import { isFirst, isLast, shardOf, testPartIn } from './checks/test-part.ts';
import { processTests, unitTests } from './checks/unit-tests.ts';

/** The projects of `e2e/playwright.config.ts` whose tests run beside one another. */
const crowd = ['desktop', 'survival', 'phone'];

/**
 * `npm test`: everything, which CI runs. Elsewhere the tests with servers that this machine does not have are left out. `npm test -- --part
 * 2/4` runs one of four parts, which machines beside one another share.
 */
const part = testPartIn(process.argv.slice(2));
if (process.env['CI']) installServers();
if (isFirst(part)) await steps(staticChecks('all'), { atOnce: 2 });
await steps(
  [
    ...unitTests('all', part),
    { name: 'API tests', work: apiTests },
    { name: 'the composed shop', work: journeys },
    ...(isLast(part)
      ? [processTests, { name: 'the composed shop in other browsers', work: engines }]
      : []),
  ],
  { atOnce: 1 },
);

async function apiTests() {
  // The module looks for a PostgreSQL server when it is imported, so the import waits until the server may be installed.
  const { hasPostgres, PostgresServer } = await import('../api/src/testing/postgres-server.ts');
  const given = process.env['TEST_DATABASE_URL'];
  const database = given ?? (hasPostgres ? (await PostgresServer.start()).url : null);
  if (!database) {
    console.log('No PostgreSQL 15 or newer on this machine: the tests of true races are skipped.');
  }
  // vitest leaves one core free by default; on two cores that halves the throughput of tests that mostly wait.
  const args = ['run', ...triesOfVitest, ...shardOf(part), '--project=api', '--maxWorkers=100%'];
  return run('vitest', args, database ? { TEST_DATABASE_URL: database } : {});
}

async function journeys() {
  if (!part) return playwright();
  // Playwright would run all that these wait for again where a part has one of them, so they follow in the first part alone.
  const shared = await playwright(...crowd.map((name) => `--project=${name}`), ...shardOf(part));
  return shared.code === 0 && isFirst(part) ? playwright('--project=alone', '--no-deps') : shared;
}

function playwright(...words: string[]) {
  const args = ['test', '--config', 'e2e/playwright.config.ts', ...words];
  return run('e2e/node_modules/.bin/playwright', args, { KASHI_CHROMIUM: findChromium() });
}

function engines() {
  return run('node', ['tools/engines.ts']);
}
