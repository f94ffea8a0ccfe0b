import path from 'node:path';
import { RegistrySeal } from '../../shell/releases/registry/registry-seal.ts';
import { StoreFollower } from '../../shell/host/release-sets/registry/store-follower.ts';
import { ReleaseMirror } from '../../shell/releases/mirror/release-mirror.ts';
import { sweep } from '../../shell/releases/mirror/sweep.ts';
import { registryIn } from '../../shell/releases/registry/registry-in.ts';
import { openStore } from '../../shell/releases/store/open-store.ts';
import type { ReleaseStore } from '../../shell/releases/store/release-store.ts';
import type { Environment } from './environments.ts';
import type { Neighbourhood } from './neighbourhood.ts';

/** Releases that are live there no more may still be on a page that is open here, for so long, in milliseconds. */
const oldStayMs = 24 * 60 * 60 * 1000;

/**
 * A shop that runs elsewhere: its API, and a copy of what is live there, which is followed. Its store is read and never
 * written to; once everything has been copied, it need not answer.
 */
export async function environmentNeighbourhood(
  { name, releases, apiUrl, registryKey }: Environment,
  copies = '.cache/environments',
): Promise<Neighbourhood> {
  const folder = path.resolve(copies, name);
  const store = readOnly(openStore(releases));
  const mirror = new ReleaseMirror({ store, folder, seal: new RegistrySeal(registryKey) });
  const follower = new StoreFollower({
    // Only live releases are shown here, no canaries.
    mirror: { pull: () => mirror.pull(), complete: () => Promise.resolve([]) },
    log: (_level, text) => console.log(`${name}: ${text}`),
  });
  await follower.start();
  if (Object.keys(registryIn(folder).releases).length === 0) {
    follower.stop();
    throw new Error(`Nothing is live in ${store.address}, as far as can be seen from here`);
  }
  forgetOld(folder);

  return {
    description: `among what is live in ${name}, on its API at ${apiUrl}`,
    apiUrl,
    neighbours: folder,
    builds: [],
    ended: new Promise(() => undefined),
    stop: () => Promise.resolve(follower.stop()),
  };
}

/** Refuses every write that a mirror might try. */
function readOnly(store: ReleaseStore): ReleaseStore {
  const refuse = () => Promise.reject(new Error(`${store.address} is only looked at from here`));
  return {
    address: store.address,
    read: (key, known) => store.read(key, known),
    write: refuse,
    remove: refuse,
  };
}

function forgetOld(folder: string): void {
  const live = Object.entries(registryIn(folder).releases).map(
    ([name, { version }]) => `${name}@${version}`,
  );
  sweep(folder, (id) => live.includes(id), Date.now() - oldStayMs);
}
