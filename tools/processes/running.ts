import type { ChildProcess } from 'node:child_process';

/** A process that answers. */
export interface Running {
  url: string;
  process: ChildProcess;
  /** Resolves when the process has ended, for whatever reason. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

/** Resolves when the process says that it answers, and rejects where it ends before. */
export async function running(child: ChildProcess, name: string): Promise<Running> {
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

/** The address that a process says it answers at. */
export function readiness(child: ChildProcess, name: string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.on('message', (message: { ready?: string }) => message.ready && resolve(message.ready));
    void ending(child).then(() =>
      reject(new Error(`${name} has ended with ${child.exitCode} before it answered`)),
    );
  });
}

/** Resolves when it has ended, or where it could never be started. */
export function ending(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.on('error', () => child.pid === undefined && resolve());
  });
}
