import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { freePort } from './free-port.ts';

const program = ['valkey-server', 'redis-server'].find(
  (name) => spawnSync(name, ['--version']).status === 0,
);

/** Whether the Debian package `valkey-server` or `redis-server` is installed; tests that need one are skipped without it. */
export const hasValkey = program !== undefined;

/** A Valkey or Redis in memory, on a port of its own; it ends with the test. */
export async function aValkey() {
  const port = await freePort();
  let server: ChildProcess;
  const begin = async () => {
    const settings = ['--port', String(port), '--bind', '127.0.0.1', '--dir', tmpdir()];
    const inMemory = ['--save', '', '--appendonly', 'no'];
    server = spawn(program ?? '', [...settings, ...inMemory], { stdio: 'ignore' });
    while (!(await isThere(port))) await wait(20);
  };
  const end = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGKILL');
    await once(server, 'exit');
  };
  await begin();
  onTestFinished(end);
  return {
    url: `redis://127.0.0.1:${port}`,
    end,
    begin,
    /** Suspends the server: its connections stay open without answers. */
    freeze: () => void server.kill('SIGSTOP'),
  };
}

function isThere(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
