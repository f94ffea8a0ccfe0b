import { changeRegistry } from '../../shell/releases/change-registry.ts';
import { expectServable } from '../../shell/releases/expect-servable.ts';
import { liveChanges, readHistory } from '../../shell/releases/history.ts';
import { manifestIn } from '../../shell/releases/read-manifest.ts';
import { readRegistry } from '../../shell/releases/registry-file.ts';
import { releasesHere } from '../../shell/releases/releases-here.ts';
import type { ReleaseId, ReleaseStore } from '../../shell/releases/store/release-store.ts';
import { command } from '../command.ts';
import { addressesTaken } from '../gate/promises-check.ts';

/**
 * Makes an older version live again: the one that is named, or the one that was live before this one; of a retired remote the
 * one that was live last. Answers `name@version`. Throws where it cannot be found, hosts would not serve it, or others have
 * its addresses by now.
 */
export async function rollBack(
  store: ReleaseStore,
  name: string,
  wanted?: string,
): Promise<string> {
  const { releases, integrity } = await readRegistry(store);
  const live = releases[name]?.version;
  const before = live ? await versionBefore(store, name, live) : await versionRetired(store, name);
  const version = wanted ?? before;
  if (!version) throw new Error(`${name}@${live} is the first release of ${name}`);
  await expectServable(store, { name, version }, integrity?.[`${name}@${version}`]);
  if (!live) await expectFreeAddresses(store, { name, version });

  await changeRegistry(store, [{ name, version, action: 'rollback' }]);
  return `${name}@${version}`;
}

/** What the live version replaced when it was released, however often it was rolled back to since. */
async function versionBefore(
  store: ReleaseStore,
  name: string,
  live: string,
): Promise<string | null> {
  const change = liveChanges(await readHistory(store)).findLast(
    (entry) => entry.name === name && entry.version === live && entry.action !== 'rollback',
  );
  return change?.from ?? null;
}

async function versionRetired(store: ReleaseStore, name: string): Promise<string> {
  const last = liveChanges(await readHistory(store)).findLast((entry) => entry.name === name);
  if (!last?.from) throw new Error(`${name} was never released`);
  return last.from;
}

/** Nobody kept them for it while it was away. */
async function expectFreeAddresses(store: ReleaseStore, id: ReleaseId): Promise<void> {
  const { releases } = await readRegistry(store);
  const live = Object.entries(releases).map(([name, { version }]) => ({ name, version }));
  const others = await Promise.all(live.map((each) => manifestIn(store, each)));
  const claimed = addressesTaken(await manifestIn(store, id), others);
  if (claimed.length > 0) throw new Error(claimed.join('\n'));
}

if (import.meta.main) {
  await command(async () => {
    const [name, version] = process.argv.slice(2);
    if (!name) throw new Error('Say what to roll back: npm run rollback -- mf-product [version]');
    const live = await rollBack(releasesHere().store, name, version);
    console.log(`Live: ${live}`);
  });
}
