import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { eventLoopTimeMs } from './event-loop-time.ts';
import { patientMs, until } from './host-process-fixtures.ts';
import { turnNoteVariable } from '../attribution/own-turns.ts';
import { TurnNote } from '../attribution/turn-note.ts';
import { beatEveryMs, Watchdog } from './watchdog.ts';

const rendering = { remote: 'mf-a', version: '1', team: '' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  return () => void vi.useRealTimers();
});

/** A worker in which a release renders, and the findings of a watchdog. */
async function aWorkerThat(does: 'works' | 'waits') {
  const note = new TurnNote();
  const child = fork(path.resolve('shell/host/processes/watchdog-fixtures.ts'), [does], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc', note.fd ?? 'ignore'],
    env: { ...process.env, [turnNoteVariable]: '4' },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const found = vi.fn<(by: unknown) => void>();
  const watchdog = new Watchdog<{ process: typeof child; on: typeof child.on }>((_worker, by) => {
    found(by);
  });
  watchdog.start();
  watchdog.watch({ process: child, on: child.on.bind(child) }, note);
  await once(child, 'message');

  return {
    found,
    misses: (beats: number) => vi.advanceTimersByTime(beats * beatEveryMs),
    /** Waits until the worker's event loop has used this much more processor time. */
    async uses(ms: number) {
      const before = eventLoopTimeMs(child.pid) ?? 0;
      await until(() => (eventLoopTimeMs(child.pid) ?? 0) >= before + ms);
    },
  };
}

test(
  'a worker that computes without a beat is blocked, by the release that was rendering',
  async () => {
    const { found, misses, uses } = await aWorkerThat('works');

    misses(1);
    await uses(2000);
    misses(7);
    expect(found).not.toHaveBeenCalled();
    misses(1);

    expect(found).toHaveBeenCalledExactlyOnceWith(rendering);
  },
  patientMs,
);

test('a worker without processor time on an overloaded machine is given time, and no release is blamed', async () => {
  const { found, misses } = await aWorkerThat('waits');

  misses(120);

  expect(found).not.toHaveBeenCalled();
});

test('a worker that does nothing for a minute is replaced, and no release is blamed', async () => {
  const { found, misses } = await aWorkerThat('waits');

  misses(200);

  expect(found).toHaveBeenCalledExactlyOnceWith(null);
});
