import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

/** Enough for processes to start, block and end on a busy machine, in milliseconds. */
export const patientMs = 90_000;

type Variables = Record<string, string>;

/** A host with its workers on a folder of releases, which ends with the test. */
export async function aHostProcess(
  releases: { dataFolder: string },
  variables: Variables,
  script?: string,
) {
  const host = aStartingHost(releases, variables, script);
  const end = ending(host).then((code) => {
    throw new Error(`The host has ended with ${code}`);
  });
  end.catch(() => undefined);
  const [{ ready }] = (await Promise.race([once(host, 'message'), end])) as [{ ready: string }];
  return { url: ready, host };
}

/** The process only, which may not answer yet. Its log comes from `stdout`. */
export function aStartingHost(
  { dataFolder }: { dataFolder: string },
  variables: Variables,
  script = 'main.ts',
): ChildProcess {
  const host = fork(path.resolve('shell/host', script), {
    env: {
      ...process.env,
      PORT: '0',
      KASHI_DATA: dataFolder,
      KASHI_LOG: 'silent',
      NODE_ENV: 'production',
      ...variables,
    },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    // A process group of its own, so that a looping worker can be ended with it.
    detached: true,
    stdio: ['ignore', variables['KASHI_LOG'] ? 'pipe' : 'ignore', 'ignore', 'ipc'],
  });
  onTestFinished(async () => {
    try {
      if (host.pid) process.kill(-host.pid, 'SIGKILL');
    } catch {
      // The whole group has ended already.
    }
    await ending(host);
  });
  return host;
}

export async function ending(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}

/** Sends a request without waiting for its answer. */
export function ask(url: string, headers: Record<string, string> = {}): void {
  fetch(url, { headers }).catch(() => undefined);
}

/** The text at an address, by a new connection: a kept one may lead to a worker that has ended. */
export async function textAt(url: string, headers: Record<string, string> = {}): Promise<string> {
  return (await answered(url, headers)).text();
}

/** The worker that takes a new connection. */
export async function workerAt(url: string): Promise<number> {
  const { worker } = (await (await answered(`${url}/healthz`)).json()) as { worker: number };
  return worker;
}

/** Whether connections are refused there. */
export function isGone(url: string): Promise<boolean> {
  return workerAt(url).then(
    () => false,
    () => true,
  );
}

/** Waits until the log contains this text. */
export async function says({ stdout }: ChildProcess, text: string): Promise<void> {
  let said = '';
  const hear = (chunk: Buffer) => (said += String(chunk));
  stdout?.on('data', hear);
  await until(() => said.includes(text));
  stdout?.off('data', hear);
}

const tries = 5;

/**
 * Asks again, as browsers do, if a connection is cut before an answer begins: a killed worker takes the connections with it that
 * it has just accepted.
 */
async function answered(url: string, headers: Record<string, string> = {}): Promise<Response> {
  for (let left = tries; ; left -= 1) {
    try {
      return await fetch(url, { headers: { ...headers, connection: 'close' } });
    } catch (error) {
      const { code } = (error as { cause?: NodeJS.ErrnoException }).cause ?? {};
      const isCut = code === 'UND_ERR_SOCKET' || code === 'ECONNRESET';
      if (!isCut || left === 1) throw error;
    }
  }
}

/**
 * Repeats a question until its answer is true; fails with the question if that never happens, so that nothing asks after the
 * test.
 */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + patientMs;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`It has never come true: ${String(isSo)}`);
    await wait(20);
  }
}
