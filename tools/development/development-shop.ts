import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../shell/host/processes/free-port.ts';
import { developmentShell } from './development-shell.ts';
import { startHost } from '../processes/shop-processes.ts';
import { followNeighbours } from './development-releases.ts';
import type { Neighbourhood } from './neighbourhood.ts';
import { serveRemote } from './serve-remote.ts';

export interface DevelopmentOptions {
  remote: string;
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
  { neighbourhood, port, hotPort, ...options }: DevelopmentOptions,
): Promise<DevelopmentShop> {
  const shell = path.join(dataFolder, 'shell');
  const [around, served] = await Promise.all([
    neighbourhood(),
    serveRemote({ ...options, port: hotPort === 0 ? await freePort() : hotPort }),
    developmentShell(shell),
  ]);
  const stopFollowing = followNeighbours({
    dataFolder,
    builds: [shell, ...around.builds],
    neighbours: around.neighbours,
  });
  const host = await startHost({
    port,
    dataFolder,
    apiUrl: around.apiUrl,
    variables: { KASHI_HOT_REMOTE: `${options.remote}=${served.url}` },
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
