import { changeRegistry } from '../../../tools/releases/change-registry.ts';
import type { ReleaseStore } from '../../../tools/releases/store/release-store.ts';
import type { Trial } from './trial.ts';

/** Takes a canary away for everybody, in the host's name. Resolves to whether this process was the first to do it. */
export async function stopCanary(
  store: ReleaseStore,
  { name, canary: version }: Pick<Trial, 'name' | 'canary'>,
  reason: string,
): Promise<boolean> {
  const change = { name, version, action: 'rollback', percent: null, by: 'host', reason } as const;
  const changes = await changeRegistry(store, [change]);
  return changes.length > 0;
}
