import { findChromium } from './browsers/chromium.ts';
import { staticChecks } from './checks.ts';
import { run, steps } from './run.ts';
import { triesOfVitest } from './second-tries.ts';
import { installServers } from './processes/servers.ts';
import { processTests, unitTests } from './unit-tests.ts';

/** Everything: what CI runs. Elsewhere the tests with servers that this machine does not have are left out. */
if (process.env['CI']) installServers();
await steps(staticChecks('all'), { atOnce: 2 });
await steps(
  [
    ...unitTests('all'),
    processTests,
    { name: 'API tests', work: apiTests },
    { name: 'the composed shop', work: journeys },
    { name: 'the composed shop in other browsers', work: engines },
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
  // By itself it leaves one core to others, and many of these tests only wait.
  const args = ['run', ...triesOfVitest, '--project=api', '--maxWorkers=100%'];
  return run('vitest', args, database ? { TEST_DATABASE_URL: database } : {});
}

function journeys() {
  return run('e2e/node_modules/.bin/playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
    KASHI_CHROMIUM: findChromium(),
  });
}

function engines() {
  return run('node', ['tools/engines.ts']);
}
