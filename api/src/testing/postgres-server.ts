import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';

/** The folder of the machine's own PostgreSQL 15 or newer; undefined if there is none. Debian has a folder for each version. */
export const postgresPrograms = findPrograms();

export const hasPostgres = postgresPrograms !== undefined;

/** PostgreSQL refuses to run as root. */
const person = unprivileged();

/**
 * A PostgreSQL server for tests that need two transactions at the same moment, which the embedded store cannot run, and for tests
 * of server failures. Its folder is removed when this process ends, at the latest.
 */
export class PostgresServer {
  readonly url: string;
  readonly #folder: string;
  readonly #port: number;
  #process: ChildProcess | undefined;

  /** Throws if the machine has no PostgreSQL (`hasPostgres`). */
  static async start(): Promise<PostgresServer> {
    const server = new PostgresServer(await freePort());
    await server.start();
    return server;
  }

  /** A replica that follows this server; it is removed by `remove`, or with this process. */
  async replica(): Promise<PostgresServer> {
    const replica = new PostgresServer(await freePort(), this);
    await replica.start();
    return replica;
  }

  private constructor(port: number, origin?: PostgresServer) {
    this.#port = port;
    this.url = `postgres://kashi@127.0.0.1:${port}/postgres`;
    this.#folder = mkdtempSync(join(tmpdir(), 'kashi-postgres-'));
    if (person) chownSync(this.#folder, person.uid, person.gid);
    if (origin) {
      const from = ['-h', '127.0.0.1', '-p', String(origin.#port), '-U', 'kashi'];
      this.#run('pg_basebackup', [...from, '-D', this.#data, '-R', '-c', 'fast', '--no-sync']);
    } else {
      const settings = ['-A', 'trust', '-U', 'kashi', '-E', 'UTF8', '--locale=C', '--no-sync'];
      this.#run('initdb', ['-D', this.#data, ...settings]);
    }
    process.once('exit', () => this.remove());
    // A signal would end this process without its exit handlers, and leave the server running.
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => process.exit(1));
  }

  async start(): Promise<void> {
    const address = ['-p', String(this.#port), '-k', this.#folder];
    const local = ['-c', 'listen_addresses=127.0.0.1'];
    const quick = ['-c', 'fsync=off', '-c', 'max_connections=200'];
    const server = spawn(program('postgres'), ['-D', this.#data, ...address, ...local, ...quick], {
      ...person,
      cwd: this.#folder,
      stdio: 'ignore',
    });
    this.#process = server;
    const isReady = () =>
      spawnSync(program('pg_isready'), ['-h', '127.0.0.1', '-p', String(this.#port)]).status === 0;
    while (!isReady()) {
      if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}.`);
      await wait(100);
    }
    server.unref();
  }

  /** `fast` closes every connection with a message, as an upgrade does; `immediate` closes them without one. */
  stop(mode: 'fast' | 'immediate'): void {
    this.#run('pg_ctl', ['-D', this.#data, '-m', mode, '-w', 'stop']);
    this.#process = undefined;
  }

  /** Suspends the server's processes: connections stay open without answers. Returns the function that resumes them. */
  freeze(): () => void {
    const parent = String(this.#process?.pid);
    const children = spawnSync('ps', ['-o', 'pid=', '--ppid', parent]).stdout.toString();
    const pids = [parent, ...children.trim().split(/\s+/)];
    spawnSync('kill', ['-STOP', ...pids]);
    return () => void spawnSync('kill', ['-CONT', ...pids]);
  }

  remove(): void {
    if (this.#process) this.stop('immediate');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  get #data(): string {
    return join(this.#folder, 'data');
  }

  #run(name: string, args: string[]): void {
    execFileSync(program(name), args, { ...person, cwd: this.#folder, stdio: 'ignore' });
  }
}

function program(name: string): string {
  if (!postgresPrograms) throw new Error('There is no PostgreSQL 15 or newer on this machine.');
  return join(postgresPrograms, name);
}

function findPrograms(): string | undefined {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).map(Number) : [];
  const newest = Math.max(...versions.filter((version) => version >= 15), 0);
  const folder = join(root, String(newest), 'bin');
  return existsSync(join(folder, 'initdb')) ? folder : undefined;
}

function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) =>
    ['postgres', 'nobody']
      .map((name) => spawnSync('id', [flag, name]))
      .find(({ status }) => status === 0);
  const number = (flag: string) => Number(String(idOf(flag)?.stdout ?? '65534'));
  return { uid: number('-u'), gid: number('-g') };
}
