import type { Configuration } from '@rspack/core';
import type { RemoteDefinition } from '@kashi/border/remote-definition';
import { remoteConfigs } from './remote-configs.ts';
import { federatedParts, writeReleaseManifest } from './release/release-manifest.ts';
import { ReleasePlugin } from './release/release-plugin.ts';
import { withPlayground } from './playground.ts';

/** The port of `rspack serve`, unless `--port` names another. */
export const defaultHotPort = 4700;

/** The options of the command line: `rspack serve` sets `RSPACK_SERVE`, and `--env playground` adds the playground. */
interface Environment {
  RSPACK_SERVE?: boolean;
  playground?: boolean;
}

/**
 * The export of a remote's `rspack.config.ts`. `rspack build` writes the release into `dist/web`, `dist/node` and
 * `dist/release.json`; `rspack serve` serves both builds with hot reload, for a host to load.
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
        onListening: () => tellDeveloper(url),
      },
    },
    // Served beside the browser's build: the host requests it again for every request of its own.
    node,
  ];
}

/** `npm run dev`, which starts the server as a child process, waits for this message; the server ends with it, even where it is killed. */
function tellDeveloper(url: string): void {
  process.send?.({ ready: url });
  process.once('disconnect', () => process.exit());
}
