import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from '../../../tools/browsers/chromium.ts';
import { outcome } from '../../../tools/running/run.ts';
import { tiles } from '../../page-objects/facts/tiles.ts';
import { expect, test } from '../../page-objects/visitors/survivor.ts';
import { openOperator } from '../../shop/operator.ts';
import type { SecondHost } from '../../shop/second-host.ts';

const suite = path.resolve('e2e/suite/src/kashi-suite.ts');
const map = path.resolve('e2e/suite-map/kashi.json');

interface Report {
  rows: { check: string; team: string; result: string }[];
}

test('the suite that any shop can run finds nothing against this shop', async ({ host, baseURL }, {
  outputDir,
}) => {
  // The command opens more than a hundred pages.
  test.slow();
  mkdirSync(outputDir, { recursive: true });

  const { code, output } = await runsSuite(host, { address: baseURL ?? '', folder: outputDir });

  expect(output).toMatch(/ 0 failed, /);
  expect(code).toBe(0);
  const { rows } = JSON.parse(readFileSync(path.join(outputDir, 'report.json'), 'utf8')) as Report;
  const teamsThatPassed = (wanted: string) =>
    new Set(
      rows
        .filter(({ check, result }) => check === wanted && result === 'passed')
        .map(({ team }) => team),
    );
  const remotes = new Set(tiles.map(({ remote }) => remote));
  // The commands of the map have done what they say.
  expect(teamsThatPassed('a deploy under an open tab: the next page')).toEqual(remotes);
  expect(teamsThatPassed('server part is down: its page')).toEqual(remotes);
});

/** As a stranger does, in a process of its own. The commands of the map ask an operator, whom this test opens for the host. */
async function runsSuite(
  host: SecondHost,
  { address, folder }: { address: string; folder: string },
) {
  const operator = await openOperator(host);
  const args = [suite, map, '--address', address, '--json', 'report.json'];
  const command = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, CHROME_PATH: findChromium(), KASHI_OPERATOR: operator.url },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = await outcome(command);
  operator.close();
  return ended;
}
