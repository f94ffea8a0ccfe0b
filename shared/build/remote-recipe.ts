import type { Configuration } from '@rspack/core';
import type { RemoteDefinition } from '../src/border/remote-definition.ts';
import { remoteConfigs } from './remote-configs.ts';
import { federatedParts, writeReleaseManifest } from './release-manifest.ts';
import { ReleasePlugin } from './release-plugin.ts';
import { withPlayground } from './playground.ts';

/** Where `rspack serve` answers, unless `--port` names another port. */
export const defaultHotPort = 4700;

/** What the command line says: `rspack serve` sets `RSPACK_SERVE`, and `--env playground` adds the page that lists the rest. */
interface Environment {
  RSPACK_SERVE?: boolean;
  playground?: boolean;
}

/**
 * What a remote's `rspack.config.ts` exports. `rspack build` writes the release into `dist/web`, `dist/node` and
 * `dist/release.json`; `rspack serve` serves both builds with hot reload, from which a host takes them.
 */
export function remoteRecipe(folder: string, definition: RemoteDefinition) {
  return (environment: Environment, { port }: { port?: number } = {}): Configuration[] =>
    environment.RSPACK_SERVE
      ? servedConfigs(folder, {
          definition: environment.playground ? withPlayground(folder, definition) : definition,
          port: port ?? defaultHotPort,
        })
      : releasedConfigs(folder, definition);
}

function releasedConfigs(folder: string, definition: RemoteDefinition): Configuration[] {
  const release = new ReleasePlugin(() =>
    writeReleaseManifest(folder, definition, federatedParts(folder)),
  );
  return remoteConfigs({ folder, definition }).map((config) => release.addedTo(config));
}

interface Served {
  definition: RemoteDefinition;
  port: number;
}

function servedConfigs(folder: string, { definition, port }: Served): Configuration[] {
  const url = `http://127.0.0.1:${port}/`;
  const [web, node] = remoteConfigs({ folder, definition, hotUrl: url });
  return [
    {
      ...web,
      devServer: {
        host: '127.0.0.1',
        port,
        hot: true,
        liveReload: false,
        allowedHosts: 'all',
        headers: { 'access-control-allow-origin': '*' },
        devMiddleware: { publicPath: '/' },
        client: { webSocketURL: `ws://127.0.0.1:${port}/ws`, overlay: false },
        // `npm run dev`, which starts the server as a child process, waits for this message.
        onListening: () => process.send?.({ ready: url }),
      },
    },
    // The same server serves it beside the browser's build: the host asks for it anew at every request.
    node,
  ];
}
