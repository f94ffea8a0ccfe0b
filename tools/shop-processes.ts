import { fork, type ChildProcess } from 'node:child_process';
import { freePort } from '../shell/server/processes/free-port.ts';

export interface ShopSettings {
  port: number;
  dataFolder: string;
  /** Added to the environment of the API and of the host. */
  variables?: Record<string, string>;
}

export interface RunningShop {
  /** The shop's own address. */
  url: string;
  apiUrl: string;
  /** Ends both processes and resolves when they are gone. */
  stop(): Promise<void>;
  /** Resolves when one of the two has ended, whoever ended it. */
  ended: Promise<void>;
  api: ChildProcess;
  host: ChildProcess;
}

/** Starts the API and, when it answers, the host in front of it. */
export async function startShop({
  port,
  dataFolder,
  variables = {},
}: ShopSettings): Promise<RunningShop> {
  const shopPort = port === 0 ? await freePort() : port;
  const api = await startApi({ shopPort, dataFolder, variables });
  const host = await startHost({ port: shopPort, dataFolder, apiUrl: api.url, variables });

  return {
    url: host.url,
    apiUrl: api.url,
    api: api.process,
    host: host.process,
    ended: Promise.race([api.ended, host.ended]),
    async stop() {
      // The host first, so that no visitor meets a shop without its API.
      await host.stop();
      await api.stop();
    },
  };
}

/** A process that answers. */
export interface Running {
  url: string;
  process: ChildProcess;
  /** Resolves when it has ended, whoever ended it. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

export interface ApiSettings {
  /** Where the shop is going to answer, to which banks send shoppers back. */
  shopPort: number;
  dataFolder: string;
  variables?: Record<string, string>;
}

/** Starts an API alone, on a free port. */
export function startApi({ shopPort, dataFolder, variables = {} }: ApiSettings): Promise<Running> {
  const api = start('api/src/main.ts', {
    NODE_ENV: 'development',
    KASHI_API_PORT: '0',
    ...process.env,
    KASHI_DATA: dataFolder,
    KASHI_PUBLIC_URL: publicUrlAt(shopPort),
    ...variables,
  });
  return running(api, 'The API');
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
    // Whatever store this machine releases to: whoever wants a host to follow one says so.
    KASHI_RELEASES: '',
    ...variables,
  });
  return running(host, 'The host');
}

/** The shop's own address, which a proxy in front of it may have another one for. */
function publicUrlAt(port: number): string {
  return process.env['KASHI_PUBLIC_URL'] ?? `http://127.0.0.1:${port}`;
}

async function running(child: ChildProcess, name: string): Promise<Running> {
  return {
    url: await readiness(child, name),
    process: child,
    ended: ending(child),
    async stop() {
      child.kill('SIGTERM');
      await ending(child);
    },
  };
}

function startHostProcess(environment: NodeJS.ProcessEnv): ChildProcess {
  return start('shell/server/main.ts', {
    ...environment,
    // Wherever no customer can come, a developer may look at any version.
    KASHI_OVERRIDES:
      environment['KASHI_OVERRIDES'] ??
      (environment['NODE_ENV'] === 'production' ? 'signed' : 'open'),
    // React's production build, whatever the shop is run for.
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

/** The address that a process says it answers at. */
function readiness(child: ChildProcess, name: string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.on('message', (message: { ready?: string }) => message.ready && resolve(message.ready));
    child.once('exit', (code) =>
      reject(new Error(`${name} has ended with ${code} before it answered`)),
    );
  });
}

function ending(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once('exit', () => resolve()));
}
