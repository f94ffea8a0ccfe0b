import { limits } from './limits.ts';

type Task = (signal: AbortSignal) => Promise<void>;

let tail: Promise<unknown> = Promise.resolve();
let waiting = new AbortController();

/**
 * One change of what is kept after another; its signal says that it is to end, and its turn ends then whatever it does. A failure, as of
 * a full storage, leaves the shop as it was without a worker.
 */
export function inTurn(task: Task): Promise<void> {
  const { signal } = waiting;
  const done = tail.then(() => run(task, signal)).catch(() => undefined);
  tail = done;
  return done;
}

/** As `inTurn`, before everything else: what runs is ended and what waits is dropped, so that no slow network holds it up. */
export function atOnce(task: Task): Promise<void> {
  waiting.abort();
  waiting = new AbortController();
  return inTurn(task);
}

async function run(task: Task, dropped: AbortSignal): Promise<void> {
  if (dropped.aborted) return;
  const own = new AbortController();
  const end = () => own.abort();
  dropped.addEventListener('abort', end);
  const timer = setTimeout(end, limits.turnMs);
  const ended = new Promise<void>((resolve) =>
    own.signal.addEventListener('abort', () => resolve()),
  );
  await Promise.race([task(own.signal), ended]).finally(() => {
    clearTimeout(timer);
    dropped.removeEventListener('abort', end);
  });
}
