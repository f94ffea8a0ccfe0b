import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../shell/host/processes/free-port.ts';
import { rspackBuild } from '../build.ts';
import { startHost } from '../processes/shop-processes.ts';
import { followNeighbours } from './development-releases.ts';
import type { Neighbourhood } from './neighbourhood.ts';
import { serveRemote } from './serve-remote.ts';

export interface DevelopmentOptions {
  /** The remote's. */
  folder: string;
  /** Whether the remote gets a playground, see `shared/build/src/playground.ts`. */
  hasPlayground?: boolean;
  /** Opens what is around it. */
  neighbourhood(): Promise<Neighbourhood>;
  /** The ports of the shop and of the remote's builds; 0 takes any free port. */
  port: number;
  hotPort: number;
}

export interface DevelopmentShop {
  url: string;
  /** The neighbours of the remote, and its API. */
  description: string;
  /** Resolves when one of its processes has ended. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

/** Opens the composed shop with one remote under work in it: an edit is on the screen at once, state and style kept. */
export async function openDevelopmentShop(options: DevelopmentOptions): Promise<DevelopmentShop> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'kashi-development-'));
  try {
    return await openIn(dataFolder, options);
  } catch (error) {
    // The compiler may still be writing into it.
    rmSync(dataFolder, { recursive: true, force: true, maxRetries: 5 });
    throw error;
  }
}

async function openIn(
  dataFolder: string,
  { neighbourhood, port, hotPort, ...remote }: DevelopmentOptions,
): Promise<DevelopmentShop> {
  // React's production build cannot take an edit up.
  const shell = path.join(dataFolder, 'shell');
  const [around, served] = await Promise.all([
    neighbourhood(),
    serveRemote({ ...remote, port: hotPort === 0 ? await freePort() : hotPort }),
    rspackBuild(path.resolve('shell'), ['--env', 'development', '--env', `dist=${shell}`]),
  ]);
  const builds = [shell, ...around.builds];
  const stopFollowing = followNeighbours({ dataFolder, builds, neighbours: around.neighbours });
  const host = await startHost({
    port,
    dataFolder,
    apiUrl: around.apiUrl,
    variables: { KASHI_HOT_REMOTE: `${path.basename(remote.folder)}=${served.url}` },
  });

  let stopped: Promise<void> | null = null;
  async function stop(): Promise<void> {
    await host.stop();
    await Promise.all([around.stop(), served.stop()]);
    stopFollowing();
    rmSync(dataFolder, { recursive: true });
  }

  return {
    url: host.url,
    description: around.description,
    ended: Promise.race([host.ended, around.ended]),
    stop: () => (stopped ??= stop()),
  };
}
