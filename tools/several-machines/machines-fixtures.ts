import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { someBanks } from '../../api/src/payments/testing/crowd-fixtures.ts';
import { openServerStore } from '../../api/src/store/server/server-store.ts';
import { startApi } from '../../api/src/testing/api-process.ts';
import { hasPostgres, PostgresServer } from '../../api/src/testing/postgres-server.ts';
import { aValkey, hasValkey } from '../../api/src/testing/valkey-server.ts';
import { anNginxBefore, hasNginx } from '../../shell/host/kept-pages/nginx-fixtures.ts';
import { freePort } from '../../shell/host/processes/free-port.ts';
import { aHostProcess, ending } from '../../shell/host/processes/host-process-fixtures.ts';
import { releasesFolder } from '../../shell/host/release-sets/releases-fixtures.ts';

/** The names of the programs that the tests need and this machine lacks. */
export const lacking = Object.entries({
  PostgreSQL: hasPostgres,
  nginx: hasNginx,
  'Valkey or Redis': hasValkey,
}).flatMap(([name, isThere]) => (isThere ? [] : [name]));

/** A process that a test kills as a power cut would. */
export interface Machine {
  name: string;
  /** Ends the machine without a chance to close its connections. */
  kill(): Promise<void>;
  /** The same again, at the same address. */
  again(): Promise<void>;
}

/** A page that shows what a product costs, as the API says at that moment. */
const showsPrice = `
  const answer = await fetch('/v1/ProductManagement/ProductInformation/ReadBasic?ProductId=1');
  write('status ' + answer.status);`;

/** Two hosts and two APIs behind nginx, on a PostgreSQL with a replica and a Valkey: each a process of its own on this machine. */
export async function severalMachines() {
  const folder = mkdtempSync(path.join(tmpdir(), 'kashi-machines-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const database = await PostgresServer.start();
  const store = await openServerStore(database.url);
  const replica = await database.replica();
  onTestFinished(async () => {
    await store.close();
    replica.remove();
    database.remove();
  });
  const banks = await someBanks();
  const variables = {
    ...banks.variables,
    DATABASE_URL: database.url,
    DATABASE_REPLICA_URL: replica.url,
    KASHI_VALKEY_URL: (await aValkey()).url,
    KASHI_METRICS_TOKEN: 'whoever-runs-the-shop',
  };
  const apis = [await anApi('API 1', folder, variables), await anApi('API 2', folder, variables)];
  const apiUrls = apis.map(({ url }) => url).join();
  const hosts = [
    await aHost('host 1', apiUrls, variables),
    await aHost('host 2', apiUrls, variables),
  ];
  const nginx = await anNginxBefore(hosts.map(({ port }) => port));
  await expect.poll(() => statusOf(`${nginx.url}/readyz`), { timeout: 60_000 }).toBe(200);
  return { store, banks, variables, apis, hosts, nginx };
}

/** The HTTP status at `url`; 0 if no complete response came. */
export function statusOf(url: string): Promise<number> {
  return fetch(url).then(
    async (answer) => {
      await answer.text();
      return answer.status;
    },
    () => 0,
  );
}

async function anApi(name: string, folder: string, variables: Record<string, string>) {
  const port = await freePort();
  const begin = () => startApi(folder, { ...variables, KASHI_API_PORT: String(port) });
  let api = await begin();
  onTestFinished(() => void api.child.kill('SIGKILL'));
  return {
    name,
    url: `http://127.0.0.1:${port}`,
    kill: async () => void (await api.end('SIGKILL')),
    again: async () => void (api = await begin()),
  } satisfies Machine & { url: string };
}

async function aHost(name: string, apiUrls: string, variables: Record<string, string>) {
  const releases = releasesFolder();
  onTestFinished(() => releases.remove());
  releases.upload('shell', '1');
  releases.upload('mf-a', '1', { render: showsPrice });
  releases.register({ shell: '1', 'mf-a': '1' });
  const port = await freePort();
  const begin = () =>
    aHostProcess(releases, { ...variables, PORT: String(port), KASHI_API_URL: apiUrls });
  let { host } = await begin();
  return {
    name,
    port,
    kill: async () => {
      // With all its workers: a machine that is gone has none left.
      if (host.pid) process.kill(-host.pid, 'SIGKILL');
      await ending(host);
    },
    again: async () => void ({ host } = await begin()),
  } satisfies Machine & { port: number };
}
