import { fork, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';

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
  const publicUrl = process.env['KASHI_PUBLIC_URL'] ?? `http://127.0.0.1:${shopPort}`;
  const common: NodeJS.ProcessEnv = {
    ...process.env,
    KASHI_DATA: dataFolder,
    KASHI_PUBLIC_URL: publicUrl,
    ...variables,
  };

  const api = start('api/src/main.ts', {
    NODE_ENV: 'development',
    KASHI_API_PORT: '0',
    ...common,
  });
  const apiUrl = await readiness(api, 'The API');
  const host = startHostProcess({ ...common, PORT: String(shopPort), KASHI_API_URL: apiUrl });
  const url = await readiness(host, 'The host');

  return {
    url,
    apiUrl,
    api,
    host,
    ended: Promise.race([ending(api), ending(host)]),
    async stop() {
      // The host first, so that no visitor meets a shop without its API.
      for (const child of [host, api]) {
        child.kill('SIGTERM');
        await ending(child);
      }
    },
  };
}

export interface HostSettings {
  /** The folder with the releases that it serves. */
  dataFolder: string;
  apiUrl: string;
  /** Added to its environment. */
  variables?: Record<string, string>;
}

/** Starts a host alone, on a free port, in front of an API that is there already. */
export async function startHost({ dataFolder, apiUrl, variables = {} }: HostSettings) {
  const host = startHostProcess({
    ...process.env,
    KASHI_DATA: dataFolder,
    KASHI_API_URL: apiUrl,
    PORT: '0',
    ...variables,
  });
  const url = await readiness(host, 'The host');

  return {
    url,
    async stop() {
      host.kill('SIGTERM');
      await ending(host);
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

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port could be had');
  return address.port;
}
