import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Starts the machine's own PostgreSQL for the tests that need two transactions at the same moment, which the embedded store
 * does not have: in a folder that goes when this process ends. Its address, or null where there is none of 15 or newer.
 */
export async function startPostgres(): Promise<string | null> {
  const programs = findPrograms();
  if (!programs) return null;
  const folder = mkdtempSync(join(tmpdir(), 'kashi-postgres-'));
  const person = unprivileged();
  if (person) chownSync(folder, person.uid, person.gid);
  const options = { ...person, cwd: folder };

  const data = join(folder, 'data');
  const settings = ['-A', 'trust', '-U', 'kashi', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(programs, 'initdb'), ['-D', data, ...settings], {
    ...options,
    stdio: 'ignore',
  });
  const port = await freePort();
  const address = ['-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'];
  const quick = ['-c', 'fsync=off', '-c', 'max_connections=200'];
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...address, ...quick], {
    ...options,
    stdio: 'ignore',
  });
  process.once('exit', () => {
    spawnSync(join(programs, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], options);
    rmSync(folder, { recursive: true, force: true });
  });

  // A signal alone ends this process without its farewell, and would leave the server behind.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

  const isReady = () =>
    spawnSync(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]).status === 0;
  while (!isReady()) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}.`);
    await wait(100);
  }
  server.unref();
  return `postgres://kashi@127.0.0.1:${port}/postgres`;
}

/** Debian keeps every version in a folder of its own. */
function findPrograms(): string | undefined {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).map(Number) : [];
  const newest = Math.max(...versions.filter((version) => version >= 15), 0);
  const programs = join(root, String(newest), 'bin');
  return existsSync(join(programs, 'initdb')) ? programs : undefined;
}

/** PostgreSQL refuses to run as root. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) =>
    ['postgres', 'nobody']
      .map((name) => spawnSync('id', [flag, name]))
      .find(({ status }) => status === 0);
  const number = (flag: string) => Number(String(idOf(flag)?.stdout ?? '65534'));
  return { uid: number('-u'), gid: number('-g') };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
