import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../../shell/host/processes/free-port.ts';
import { keepRunning } from './keep-running.ts';
import type { Patience } from './kill-when-silent.ts';

const fixture = path.resolve('tools/processes/answering-fixtures.ts');

/** A process that is kept, and how often it was begun. */
async function aKeptProcess({
  startsAgain = true,
  patience,
}: { startsAgain?: boolean; patience?: Patience } = {}) {
  vi.stubEnv('KASHI_LOG', 'silent');
  const port = await freePort();
  const begin = vi.fn(() => {
    const isFirst = begin.mock.calls.length === 1;
    // Nobody can listen at -1.
    const at = isFirst || startsAgain ? port : -1;
    return fork(fixture, [String(at)], { stdio: 'ignore' });
  });
  const kept = await keepRunning({ name: 'It', begin, ...(patience && { patience }) });
  onTestFinished(async () => {
    await kept.stop();
    vi.unstubAllEnvs();
  });
  return { kept, begin };
}

const processAt = (url: string) =>
  fetch(url).then(
    (answer) => answer.text(),
    () => null,
  );

async function anotherProcessAt(url: string, than: string | null): Promise<string> {
  for (;;) {
    const pid = await processAt(url);
    if (pid && pid !== than) return pid;
    await wait(20);
  }
}

test('a process that was killed answers again at the same address, as another one', async () => {
  const { kept } = await aKeptProcess();
  const first = await processAt(kept.url);

  kept.process.kill('SIGKILL');
  const second = await anotherProcessAt(kept.url, first);
  kept.process.kill('SIGKILL');
  const third = await anotherProcessAt(kept.url, second);

  expect(String(kept.process.pid)).toBe(third);
});

test('a process that lives and no longer answers is killed and started again, each time', async () => {
  const patience = { askEveryMs: 200, mostUnanswered: 3 };
  const { kept } = await aKeptProcess({ patience });
  const first = await processAt(kept.url);

  kept.process.kill('SIGSTOP');
  const second = await anotherProcessAt(kept.url, first);
  kept.process.kill('SIGSTOP');
  const third = await anotherProcessAt(kept.url, second);

  expect(String(kept.process.pid)).toBe(third);
});

test('one that cannot start is tried again, and later each time', async () => {
  const { kept, begin } = await aKeptProcess({ startsAgain: false });
  vi.stubEnv('KASHI_LOG', 'error');
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTestFinished(() => said.mockRestore());

  kept.process.kill('SIGKILL');
  await vi.waitFor(() => expect(begin).toHaveBeenCalledTimes(3), { timeout: 20_000 });

  const lines = said.mock.calls.map(([line]) => String(line)).join('');
  expect(lines).toContain('It has ended with SIGKILL; it is started again in 0.5 s');
  expect(lines).toContain('It has ended with 1; it is started again in 1 s');
});

test('one that ends before it has ever answered is not tried again', async () => {
  const begin = vi.fn(() => fork(fixture, ['-1'], { stdio: 'ignore' }));

  await expect(keepRunning({ name: 'It', begin })).rejects.toThrow(
    'It has ended with 1 before it answered',
  );
  expect(begin).toHaveBeenCalledOnce();
});

test('a stop during a pause returns at once, and no process is started afterwards', async () => {
  const { kept, begin } = await aKeptProcess();

  kept.process.kill('SIGKILL');
  await once(kept.process, 'exit');
  await kept.stop();

  await expect(kept.ended).resolves.toBeUndefined();
  expect(begin).toHaveBeenCalledOnce();
  expect(await processAt(kept.url)).toBeNull();
});
