import { changeRegistry } from '../../shell/releases/change-registry.ts';
import { expectServable } from '../../shell/releases/expect-servable.ts';
import { readHistory, retiredReleases, versionBefore } from '../../shell/releases/history.ts';
import { readRegistry } from '../../shell/releases/registry/registry-file.ts';
import { releasesHere, type Releases } from '../../shell/releases/releases-here.ts';
import type { ReleaseStore } from '../../shell/releases/store/release-store.ts';
import { comebackCheck } from '../gate/pages/comeback-check.ts';
import { withRemote } from '../workspace.ts';

/**
 * Makes an older version live again: the one that is named, or the one that was live before this one; of a retired remote the
 * one that was live last. Answers `name@version`. Throws where it cannot be found, hosts would not serve it, others have its
 * addresses by now, or it needs a remote that was retired.
 */
export async function rollBack(releases: Releases, name: string, wanted?: string): Promise<string> {
  const { store } = releases;
  const live = (await readRegistry(store)).releases[name]?.version;
  const before = live
    ? versionBefore(await readHistory(store), { name, version: live })
    : await versionRetired(store, name);
  const version = wanted ?? before;
  if (!version) throw new Error(`${name}@${live} is the first release of ${name}`);

  await changeRegistry(store, async ({ releases: registered, integrity }) => {
    // A version that was made live meanwhile is not replaced: this command was given before it.
    if (registered[name]?.version !== live) throw new Error(`${name} has been changed meanwhile`);
    await expectServable(store, { name, version }, integrity?.[`${name}@${version}`]);
    const refusals = await comebackCheck(releases, { name, version });
    if (refusals.length > 0) throw new Error(refusals.join('\n'));
    return [{ name, version, action: 'rollback' }];
  });
  return `${name}@${version}`;
}

async function versionRetired(store: ReleaseStore, name: string): Promise<string> {
  const retired = (await retiredReleases(store)).find((each) => each.name === name);
  if (!retired) throw new Error(`${name} was never released`);
  return retired.version;
}

/** `kashi rollback <remote> [version]`: makes an older version live again. */
export async function rollbackCommand(words: string[]): Promise<void> {
  const [name, version] = withRemote(words);
  if (!name) throw new Error('Say what to roll back: npm run rollback -- mf-product [version]');
  const live = await rollBack(releasesHere(), name, version);
  console.log(`Live: ${live}`);
}
