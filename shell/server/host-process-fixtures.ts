import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

/** Processes start, block and end meanwhile, on a busy machine. */
export const patientMs = 90_000;

/** A host with its workers on a folder of releases, which ends with the test. */
export async function aHostProcess(
  { dataFolder }: { dataFolder: string },
  variables: Record<string, string>,
) {
  const host = fork(path.resolve('shell/server/main.ts'), {
    env: {
      ...process.env,
      PORT: '0',
      KASHI_DATA: dataFolder,
      KASHI_LOG: 'silent',
      NODE_ENV: 'production',
      ...variables,
    },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    // A group of its own, so that a worker that loops can be ended with it.
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  onTestFinished(async () => {
    if (host.pid && host.exitCode === null) process.kill(-host.pid, 'SIGKILL');
    await ending(host);
  });
  const end = ending(host).then((code) => {
    throw new Error(`The host has ended with ${code}`);
  });
  end.catch(() => undefined);
  const [{ ready }] = (await Promise.race([once(host, 'message'), end])) as [{ ready: string }];
  return { url: ready, host };
}

export async function ending(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}

/** Asks, and does not wait for an answer. */
export function ask(url: string, headers: Record<string, string> = {}): void {
  fetch(url, { headers }).catch(() => undefined);
}

/** By a connection of its own: one that was kept may lead to a worker that has ended. */
export async function textAt(url: string, headers: Record<string, string> = {}): Promise<string> {
  return (await fetch(url, { headers: { ...headers, connection: 'close' } })).text();
}

/** The worker that takes a connection of its own. */
export async function workerAt(url: string): Promise<number> {
  const response = await fetch(`${url}/healthz`, { headers: { connection: 'close' } });
  const { worker } = (await response.json()) as { worker: number };
  return worker;
}

export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(20);
}
