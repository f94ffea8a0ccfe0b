import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limits } from './limits.ts';
import { atOnce, inTurn } from './turns.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A network that never answers. */
const hangs = () => new Promise<void>(() => undefined);
const does = (done: string[], what: string) => () => {
  done.push(what);
  return Promise.resolve();
};

test('changes are made one after another, and one that fails holds up none', async () => {
  const done: string[] = [];

  void inTurn(() => Promise.reject(new Error('The storage is full')));
  void inTurn(does(done, 'first'));
  await inTurn(does(done, 'second'));

  expect(done).toEqual(['first', 'second']);
});

test('what a customer has seen is forgotten at once, although the network holds up what is being kept', async () => {
  const done: string[] = [];
  let signal: AbortSignal | undefined;
  void inTurn((own) => {
    signal = own;
    return hangs();
  });
  await vi.advanceTimersByTimeAsync(0);
  void inTurn(does(done, 'the next page'));

  await atOnce(does(done, 'forgotten'));

  expect(signal?.aborted).toBe(true);
  expect(done).toEqual(['forgotten']);
});

test('without an answer a turn ends after a minute, and the next one begins', async () => {
  const done: string[] = [];
  void inTurn(hangs);
  void inTurn(does(done, 'the next page'));

  await vi.advanceTimersByTimeAsync(limits.turnMs);

  expect(done).toEqual(['the next page']);
});
