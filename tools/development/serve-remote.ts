import { rspack } from '../builds/rspack.ts';
import { running } from '../processes/running.ts';

export interface ServedRemote {
  /** The address from which a host takes the remote's builds. */
  url: string;
  /** Ends the server, unless a developer has started it by hand. */
  stop(): Promise<void>;
}

interface ServeOptions {
  remote: string;
  folder: string;
  port: number;
  hasPlayground?: boolean;
}

/** Takes a remote from the `rspack serve` that runs at this port already, or starts one in the remote's folder. */
export async function serveRemote(options: ServeOptions): Promise<ServedRemote> {
  if (await isServed(options)) {
    return { url: urlAt(options.port), stop: () => Promise.resolve() };
  }
  const { folder, port, hasPlayground } = options;
  const words = [
    'serve',
    '--port',
    String(port),
    ...(hasPlayground ? ['--env', 'playground'] : []),
  ];
  const server = rspack(folder, words, {
    // A process group of its own: Ctrl-C reaches this process alone, which ends the server after the shop.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return running(server, 'rspack serve');
}

/** Whether a developer's own `rspack serve` serves the remote at this port. Such a server has no playground. */
export async function isServed({
  remote,
  port,
  hasPlayground = false,
}: ServeOptions): Promise<boolean> {
  if (hasPlayground) return false;
  try {
    const answer = await fetch(`${urlAt(port)}mf-manifest.json`);
    const { name } = (await answer.json()) as { name?: string };
    return name === remote.replaceAll('-', '_');
  } catch {
    // No server listens there, or another program does.
    return false;
  }
}

function urlAt(port: number): string {
  return `http://127.0.0.1:${port}/`;
}
