import { changeRegistry } from '../../shell/releases/change-registry.ts';
import { expectServable } from '../../shell/releases/expect-servable.ts';
import { liveChanges, readHistory } from '../../shell/releases/history.ts';
import { readRegistry } from '../../shell/releases/registry-file.ts';
import { releasesHere } from '../../shell/releases/releases-here.ts';
import type { ReleaseStore } from '../../shell/releases/store/release-store.ts';
import { command } from '../command.ts';

/**
 * Makes an older version live again: the one that is named, or the one that was live before this one. Answers
 * `name@version`. Throws where it cannot be found, or hosts would not serve it.
 */
export async function rollBack(
  store: ReleaseStore,
  name: string,
  wanted?: string,
): Promise<string> {
  const { releases, integrity } = await readRegistry(store);
  const live = releases[name]?.version;
  if (!live) throw new Error(`${name} was never released`);
  const version = wanted ?? (await versionBefore(store, name, live));
  if (!version) throw new Error(`${name}@${live} is the first release of ${name}`);
  await expectServable(store, { name, version }, integrity?.[`${name}@${version}`]);

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

if (import.meta.main) {
  await command(async () => {
    const [name, version] = process.argv.slice(2);
    if (!name) throw new Error('Say what to roll back: npm run rollback -- mf-product [version]');
    const live = await rollBack(releasesHere().store, name, version);
    console.log(`Live: ${live}`);
  });
}
