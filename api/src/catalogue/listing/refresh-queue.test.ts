import { expect, onTestFinished, test, vi } from 'vitest';
import { RefreshQueue } from './refresh-queue.ts';

function aQueue() {
  vi.useFakeTimers();
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => {
    vi.useRealTimers();
    log.mockRestore();
  });
  const onInStepAgain = vi.fn();
  return { queue: new RefreshQueue(1000, onInStepAgain), log, onInStepAgain };
}

test('a refresh that needs another one first is tried again after it', async () => {
  const { queue, onInStepAgain } = aQueue();
  const done: string[] = [];
  const isAway = vi.fn().mockReturnValueOnce(true).mockReturnValue(false);
  queue.add(async () => {
    if (!done.includes('start')) throw new Error('The listing has ended.');
    done.push('change');
  });
  queue.add(async () => {
    if (isAway()) throw new Error('away');
    done.push('start');
  });

  await vi.advanceTimersByTimeAsync(2000);

  expect(done).toEqual(['start', 'change']);
  expect(onInStepAgain).toHaveBeenCalledOnce();
});

test('another failure is logged while one lasts', async () => {
  const { queue, log } = aQueue();
  const isAway = vi.fn().mockReturnValueOnce(true).mockReturnValue(false);
  queue.add(() => Promise.reject(new Error('a broken product')));
  queue.add(async () => {
    await Promise.resolve();
    if (isAway()) throw new Error('away');
  });

  await vi.advanceTimersByTimeAsync(5000);

  const said = log.mock.calls.map(([, error]) => (error as Error).message);
  expect(said).toEqual(['a broken product', 'away']);
});

test('a long failure is logged once, and nothing is tried after the close', async () => {
  const { queue, log } = aQueue();
  const refresh = vi.fn(() => Promise.reject(new Error('away')));
  queue.add(refresh);

  await vi.advanceTimersByTimeAsync(5000);
  queue.close();
  await vi.advanceTimersByTimeAsync(5000);

  expect(refresh).toHaveBeenCalledTimes(6);
  expect(log).toHaveBeenCalledOnce();
});
