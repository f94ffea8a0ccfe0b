import path from 'node:path';
import { parseArgs } from 'node:util';
import { readRegistry } from '../shell/releases/registry/registry-file.ts';
import { expectMayMove } from '../shell/releases/registry/signed-here.ts';
import { releasesHere } from '../shell/releases/releases-here.ts';
import { expectAlias } from '../shell/releases/version-names.ts';
import { canaryStep } from './releases/canary.ts';
import { expectNoFreeze } from './releases/freeze.ts';
import { releaseBuilds } from './releases/release-builds.ts';
import { packageChecks } from './checks/package-checks.ts';
import { steps } from './running/run.ts';
import { expectAmong, folderOf, ownRemote, remoteFolders } from './workspace.ts';

/**
 * `kashi release [remote …] [--canary 10 | auto] [--upload-only] [--name pr-12]`: checks, builds and judges what is named, or all that is here, and lets
 * visitors have it.
 */
export async function releaseCommand(words: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      canary: { type: 'string' },
      'upload-only': { type: 'boolean', default: false },
      name: { type: 'string' },
      'in-spite-of-freeze': { type: 'boolean', default: false },
    },
  });
  const alias = values.name;
  if (alias !== undefined) expectAlias(alias);
  const step = canaryStep(values.canary ?? '100');
  const percent = values['upload-only'] ? null : step.percent;
  if (percent !== 100 && positionals.length === 0 && !ownRemote())
    throw new Error('Say which remote');

  if (percent !== null && !values['in-spite-of-freeze']) expectNoFreeze();

  const own = ownRemote();
  const here = own ? [own] : ['shell', ...remoteFolders()];
  const wanted = positionals.length > 0 ? positionals : here;
  expectAmong(wanted, here);
  const releases = releasesHere();
  await expectMayMove(await readRegistry(releases.store), wanted);
  await steps(packageChecks(wanted), { atOnce: 2 });
  // A start of the shop, which releases as well, needs neither compiler nor gate, nor the seconds that these take. The compiler
  // is a process of its own, beside which this one reads the gate.
  const { build } = await import('./builds/build.ts');
  const [{ Gate }, { progressOn }] = await Promise.all([
    import('./gate/gate.ts'),
    import('./gate/progress.ts'),
    build(wanted),
  ]);
  const gate = new Gate(
    wanted.map((name) => path.join(folderOf(name), 'dist')),
    releases,
    progressOn(process.stderr),
  );
  const judge = async () => {
    const refusals = await gate.refusals();
    if (refusals.length === 0) return;
    throw new Error(`The gate refuses, and nothing is released:\n${refusals.join('\n')}`);
  };
  const released = await releaseBuilds(wanted, releases, { ...step, percent, alias, judge });
  const byOutcome = Object.entries(Object.groupBy(released, ({ outcome }) => outcome));
  for (const [outcome, all = []] of byOutcome)
    console.log(`${outcome}: ${all.map(({ release }) => release).join(' ')}`);
}
