import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

/** Processes start, block and end meanwhile, on a busy machine. */
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

/** The process alone, which may not answer yet. What it says of its log comes out of `stdout`. */
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
    // A group of its own, so that a worker that loops can be ended with it.
    detached: true,
    stdio: ['ignore', variables['KASHI_LOG'] ? 'pipe' : 'ignore', 'ignore', 'ipc'],
  });
  onTestFinished(async () => {
    try {
      if (host.pid) process.kill(-host.pid, 'SIGKILL');
    } catch {
      // All of them are gone.
    }
    await ending(host);
  });
  return host;
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
  return (await answered(url, headers)).text();
}

/** The worker that takes a connection of its own. */
export async function workerAt(url: string): Promise<number> {
  const { worker } = (await (await answered(`${url}/healthz`)).json()) as { worker: number };
  return worker;
}

/** Whether nobody takes connections there any more. */
export function isGone(url: string): Promise<boolean> {
  return workerAt(url).then(
    () => false,
    () => true,
  );
}

/** Waits until the log says so. */
export async function says({ stdout }: ChildProcess, text: string): Promise<void> {
  let said = '';
  const hear = (chunk: Buffer) => (said += String(chunk));
  stdout?.on('data', hear);
  await until(() => said.includes(text));
  stdout?.off('data', hear);
}

const tries = 5;

/**
 * As browsers do, asks again where a connection was cut before an answer began: a worker that is killed takes along what it
 * has just accepted.
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

/** Asks again and again, and says what never came true: a test that is over asks nobody any more. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + patientMs;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`It has never come true: ${String(isSo)}`);
    await wait(20);
  }
}
