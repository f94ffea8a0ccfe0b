import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { quickStartFlags, quickStartVariables } from './quick-start.ts';

export interface ApiProcess {
  child: ChildProcess;
  /** The address at which it answers. */
  url: string;
  post(path: string, body: object): Promise<Response>;
  /** What the process has written to its error output so far. */
  said(): string;
  /** Sends the signal and waits for the end; returns the exit code, or null if the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts the API as a real process on a real directory, without the demo goods. Throws its output if it does not start. */
export async function startApi(
  dataDirectory: string,
  variables: Record<string, string> = {},
): Promise<ApiProcess> {
  const child = fork(fileURLToPath(new URL('../main.ts', import.meta.url)), {
    execArgv: quickStartFlags,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      ...quickStartVariables,
      KASHI_DATA: dataDirectory,
      KASHI_API_PORT: '0',
      KASHI_SEED: 'none',
      ...variables,
    },
  });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const url = await readyAddress(child, () => said);
  return {
    child,
    url,
    said: () => said,
    post: (path, body) =>
      fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    end: (signal) => {
      const ended = exitOf(child);
      child.kill(signal);
      return ended;
    },
  };
}

function readyAddress(child: ChildProcess, said: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('message', ({ ready }: { ready: string }) => resolve(ready));
    child.once('exit', (code) => reject(new Error(`The API ended with ${code}: ${said()}`)));
  });
}

function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once('exit', (code) => resolve(code)));
}
