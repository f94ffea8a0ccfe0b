import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import type { RemoteDefinition } from '../src/host/remote-definition.ts';
import { readDefinition } from './build-remote.ts';
import { remoteConfigs } from './remote-configs.ts';

export interface ServedRemote {
  name: string;
  /** What the host is told: it takes the browser's and the server's build from there. */
  url: string;
  stop(): Promise<void>;
}

interface ServeOptions {
  folder: string;
  port: number;
  /** What its front door says, or that and more. */
  definition?: RemoteDefinition;
}

/** Serves one remote with hot reload; state and style survive an edit. */
export async function serveRemote({
  folder,
  port,
  definition: given,
}: ServeOptions): Promise<ServedRemote> {
  const definition = given ?? (await readDefinition(folder));
  const url = `http://127.0.0.1:${port}/`;
  const [web, node] = remoteConfigs({ folder, definition, hotUrl: url });

  const server = new RspackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      liveReload: false,
      // The one who has started us ends us, after the shop; the server's own handler would end both at once.
      setupExitSignals: false,
      allowedHosts: 'all',
      headers: { 'access-control-allow-origin': '*' },
      devMiddleware: { publicPath: '/' },
      client: { webSocketURL: `ws://127.0.0.1:${port}/ws`, overlay: false },
    },
    // Both are served: the host takes the server's build from here too, anew for every request.
    rspack([web, node]),
  );
  await server.start();
  return { name: definition.name, url, stop: () => server.stop() };
}
