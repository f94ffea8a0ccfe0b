import { fork, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../shell/host/processes/free-port.ts';
import { urlOnThisMachine } from '../../shell/host/processes/url-on-this-machine.ts';
import { keepRunning } from './keep-running.ts';
import { running, type Running } from './running.ts';

export interface ShopSettings {
  port: number;
  dataFolder: string;
  /** Added to the environment of the API and of the host. */
  variables?: Record<string, string>;
  /** Resolves when what the host serves lies in the data folder; at once without it. */
  released?: Promise<void> | undefined;
}

export interface RunningShop {
  /** The shop's own address. */
  url: string;
  apiUrl: string;
  /** Ends both processes and resolves when they are gone. */
  stop(): Promise<void>;
  /**
   * Resolves when the host has ended, for whatever reason: no process answers shoppers then, and the supervisor has to
   * notice. An API that ends is started again, and the host goes on meanwhile.
   */
  ended: Promise<void>;
  /** The one that runs now, or has run last. */
  readonly api: ChildProcess;
  host: ChildProcess;
}

/**
 * Starts the API and the host in front of it, side by side: a host asks again an API that is being started. An API whose
 * store is yet to be filled takes too long for that, and the host begins after it.
 */
export async function startShop({
  port,
  dataFolder,
  variables = {},
  released = Promise.resolve(),
}: ShopSettings): Promise<RunningShop> {
  const environment = { ...process.env, ...variables };
  const shopPort = port === 0 ? await freePort() : port;
  const apiPort = Number(environment['KASHI_API_PORT'] ?? 0) || (await freePort());
  const isStoreFilled = environment['DATABASE_URL'] || existsSync(path.join(dataFolder, 'store'));
  const apiStart = keepRunning({
    name: 'The API',
    begin: () => startApiProcess({ shopPort, dataFolder, variables }, apiPort),
  });
  const hostStart = Promise.all([released, isStoreFilled || apiStart]).then(() =>
    startHost({
      port: shopPort,
      dataFolder,
      apiUrl: urlOnThisMachine(environment['KASHI_API_HOST'], apiPort),
      // The API keeps the pictures where the host can read them, too.
      variables: { KASHI_MEDIA_FOLDER: path.join(dataFolder, 'media'), ...variables },
    }),
  );
  const [api, host] = await Promise.all([apiStart, hostStart]);

  return {
    url: host.url,
    apiUrl: api.url,
    get api() {
      return api.process;
    },
    host: host.process,
    ended: host.ended,
    async stop() {
      // The host first, so that no visitor meets a shop without its API.
      await host.stop();
      await api.stop();
    },
  };
}

export interface ApiSettings {
  /** The port at which the shop is going to answer; without it `KASHI_PUBLIC_URL` tells banks where to send shoppers back. */
  shopPort?: number;
  dataFolder: string;
  variables?: Record<string, string>;
}

/** Starts an API alone, at `KASHI_API_PORT` or a free port. */
export function startApi(settings: ApiSettings): Promise<Running> {
  return running(startApiProcess(settings, 0), 'The API');
}

export interface HostSettings {
  /** Any free one without it. */
  port?: number;
  /** The folder with the releases that it serves. */
  dataFolder: string;
  apiUrl: string;
  /** Added to its environment. */
  variables?: Record<string, string>;
}

/** Starts a host alone, in front of an API that is there already. */
export function startHost({
  port = 0,
  dataFolder,
  apiUrl,
  variables = {},
}: HostSettings): Promise<Running> {
  const host = startHostProcess({
    ...process.env,
    ...(port > 0 && { KASHI_PUBLIC_URL: publicUrlAt(port) }),
    KASHI_DATA: dataFolder,
    KASHI_API_URL: apiUrl,
    PORT: String(port),
    // The machine's own store of releases does not count: a caller that wants a host to follow a store names it.
    KASHI_RELEASES: '',
    ...variables,
  });
  return running(host, 'The host');
}

/** The shop's own address, which a proxy in front of it may have another one for. */
function publicUrlAt(port: number): string {
  return process.env['KASHI_PUBLIC_URL'] ?? `http://127.0.0.1:${port}`;
}

function startApiProcess(
  { shopPort, dataFolder, variables = {} }: ApiSettings,
  port: number,
): ChildProcess {
  return start('api/src/main.ts', {
    NODE_ENV: 'development',
    KASHI_API_PORT: '0',
    ...process.env,
    KASHI_DATA: dataFolder,
    ...(shopPort && { KASHI_PUBLIC_URL: publicUrlAt(shopPort) }),
    ...variables,
    ...(port > 0 && { KASHI_API_PORT: String(port) }),
  });
}

/** TypeScript in a checkout, JavaScript beside the compiled commands. */
const hostScript = path.resolve(
  import.meta.dirname,
  `../../shell/host/main${path.extname(import.meta.filename)}`,
);

function startHostProcess(environment: NodeJS.ProcessEnv): ChildProcess {
  const isProduction = environment['NODE_ENV'] === 'production';
  return start(hostScript, {
    ...environment,
    // Wherever no customer can come, a developer may look at any version.
    KASHI_OVERRIDES: environment['KASHI_OVERRIDES'] ?? (isProduction ? 'signed' : 'open'),
    // A value left over from development opens nothing in production.
    ...(isProduction && { KASHI_DEVELOPER_ACCESS: 'machine' }),
    // React's production build, in development too.
    NODE_ENV: environment['KASHI_HOT_REMOTE'] ? 'development' : 'production',
  });
}

function start(script: string, environment: NodeJS.ProcessEnv): ChildProcess {
  return fork(script, {
    env: environment,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    // Its own process group: Ctrl-C reaches this process alone, which then ends the children in their order.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}
