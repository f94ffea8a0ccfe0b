import { expect, onTestFinished, test, vi } from 'vitest';
import { BusyError, RenderLimit } from './render-limit.ts';

/** Work that ends when the test says so. */
function someWork() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { work: vi.fn(() => promise), end: () => resolve('done'), fail: reject };
}

test('work beyond the limit waits until other work has ended', async () => {
  const limit = new RenderLimit({ atOnce: 1 });
  const [first, second] = [someWork(), someWork()];

  const one = limit.run(first.work);
  const other = limit.run(second.work);
  expect(second.work).not.toHaveBeenCalled();
  first.end();
  await one;
  second.end();

  expect(await other).toBe('done');
  expect(limit.isFull()).toBe(false);
});

test('work beyond the waiting places is refused at once', async () => {
  const limit = new RenderLimit({ atOnce: 1, waiting: 1 });
  const { work, end } = someWork();
  const all = [limit.run(work), limit.run(work)];

  await expect(limit.run(work)).rejects.toBeInstanceOf(BusyError);

  end();
  expect(await Promise.all(all)).toEqual(['done', 'done']);
});

test('work that has waited too long is refused, and takes no place', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const limit = new RenderLimit({ atOnce: 1, waitMs: 1000 });
  const { work, end } = someWork();
  const first = limit.run(work);

  const late = limit.run(work);
  late.catch(() => undefined);
  vi.advanceTimersByTime(1000);
  await expect(late).rejects.toBeInstanceOf(BusyError);
  end();
  await first;

  expect(await limit.run(work)).toBe('done');
  expect(work).toHaveBeenCalledTimes(2);
});

test('work that fails frees its place', async () => {
  const limit = new RenderLimit({ atOnce: 1 });
  const [failing, next] = [someWork(), someWork()];
  const failed = limit.run(failing.work);
  failing.fail(new Error('broken'));
  await expect(failed).rejects.toThrow('broken');

  next.end();

  expect(await limit.run(next.work)).toBe('done');
});
