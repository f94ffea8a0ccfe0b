import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { say } from '../../shell/host/process-log.ts';
import { killWhenSilent, type Patience } from './kill-when-silent.ts';
import { ending, readiness, type Running } from './running.ts';

/** A process that has lived for so long counts as well again, in milliseconds. */
const wellAfterMs = 60_000;

/** A process that dies at once must not keep a machine busy, and is started again however often it dies. */
const shortestPauseMs = 500;
const longestPauseMs = 30_000;

interface KeptProcess {
  /** As the log calls it. */
  name: string;
  /** Starts it, always at the same address. */
  begin(): ChildProcess;
  /** Ten minutes without it. */
  patience?: Patience;
}

/**
 * Starts a process, and starts it again whenever it ends by itself or falls silent, at the address where others look for it.
 * Rejects where it ends before it has answered for the first time: that is a wrong setting, which no further try mends.
 */
export async function keepRunning({ name, begin, patience }: KeptProcess): Promise<Running> {
  let child = begin();
  const url = await readiness(child, name);
  void killWhenSilent(child, { name, url }, patience);
  const stopping = new AbortController();
  const ended = keep(stopping.signal);

  return {
    url,
    get process() {
      return child;
    },
    ended,
    async stop() {
      stopping.abort();
      child.kill('SIGTERM');
      await ended;
    },
  };

  async function keep(signal: AbortSignal): Promise<void> {
    let pauseMs = shortestPauseMs;
    for (;;) {
      const begunAt = performance.now();
      await ending(child);
      if (signal.aborted) return;
      if (performance.now() - begunAt > wellAfterMs) pauseMs = shortestPauseMs;
      const end = child.signalCode ?? child.exitCode;
      say('error', `${name} has ended with ${end}; it is started again in ${pauseMs / 1000} s`);
      await wait(pauseMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
      child = beginAgain();
    }
  }

  function beginAgain(): ChildProcess {
    try {
      const again = begin();
      readiness(again, name).then(
        () => {
          say('warn', `${name} answers again`);
          void killWhenSilent(again, { name, url }, patience);
        },
        // The loop that waits for this process reports its end.
        () => undefined,
      );
      return again;
    } catch (error) {
      // A machine without memory for one more process: the one that has ended already stands for it until the next try.
      say('error', `${name} cannot be started: ${String(error)}`);
      return child;
    }
  }
}
