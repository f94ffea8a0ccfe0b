import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { say } from '../../shell/host/process-log.ts';
import { ending } from './running.ts';

/** How long a process may be silent. */
export interface Patience {
  /** Milliseconds between two questions, and as many for an answer. */
  askEveryMs: number;
  /** The questions in a row without an answer after which the process is killed. */
  mostUnanswered: number;
}

/**
 * Ten minutes, far more than the embedded store is ever busy with one import or one vacuum, during which nobody is answered. An answer has
 * longer than the API waits for a connection of its store (10 s), since an error after that wait is an answer too.
 */
const usualPatience: Patience = { askEveryMs: 20_000, mostUnanswered: 15 };

/**
 * Asks a process that has begun to answer for its `/healthz` until the process ends, and kills it once it is silent: nothing else
 * notices a process that lives and hangs. Any answer counts, an error too. Questions are counted instead of time, since the whole
 * machine may have been suspended.
 */
export async function killWhenSilent(
  child: ChildProcess,
  { name, url }: { name: string; url: string },
  { askEveryMs, mostUnanswered }: Patience = usualPatience,
): Promise<void> {
  const over = new AbortController();
  void ending(child).then(() => over.abort());
  let unanswered = 0;
  while (await hasPassed(askEveryMs, over.signal)) {
    unanswered = (await answers(`${url}/healthz`, askEveryMs)) ? 0 : unanswered + 1;
    if (unanswered < mostUnanswered || over.signal.aborted) continue;
    say('error', `${name} lives and has not answered ${unanswered} times in a row; it is killed`);
    child.kill('SIGKILL');
    return;
  }
}

function hasPassed(ms: number, signal: AbortSignal): Promise<boolean> {
  return wait(ms, true, { signal, ref: false }).catch(() => false);
}

async function answers(url: string, withinMs: number): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(withinMs) });
    await answer.body?.cancel();
    return true;
  } catch {
    return false;
  }
}
