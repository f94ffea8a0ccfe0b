import path from 'node:path';
import { releasesHere } from '../../shell/releases/releases-here.ts';
import { build } from '../builds/build.ts';
import { startApi } from '../processes/shop-processes.ts';
import { remoteFolders } from '../workspace.ts';
import { unreleased } from './development-releases.ts';
import type { Neighbourhood } from './neighbourhood.ts';

/** This machine's own shop: its API on its data, and the neighbours as they are released here. */
export async function ownNeighbourhood(remote: string, shopPort: number): Promise<Neighbourhood> {
  const { folder: neighbours } = releasesHere();
  const dataFolder = path.dirname(neighbours);
  const others = remoteFolders().filter((name) => name !== remote);
  const missing = unreleased(others, neighbours);
  const [api] = await Promise.all([
    startApi({ shopPort, dataFolder }).catch((error: Error) => {
      const hint = `Where a shop is open on ${dataFolder} already, end it first`;
      throw new Error(`${error.message}. ${hint}: its store belongs to one process`);
    }),
    missing.length > 0 ? build(missing) : undefined,
  ]);

  return {
    description: `among what is released in ${path.relative('.', neighbours)}`,
    apiUrl: api.url,
    neighbours,
    builds: missing.map((name) => `${name}/dist`),
    ended: api.ended,
    stop: () => api.stop(),
  };
}
