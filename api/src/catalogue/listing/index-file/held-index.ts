import { Worker } from 'node:worker_threads';
import { IndexTasks } from './index-tasks.ts';

type Task = keyof IndexTasks;

/** An index in this thread or in a worker thread. Tasks run in the order in which they are requested. */
export interface HeldIndex {
  run<Name extends Task>(
    task: Name,
    ...given: Parameters<IndexTasks[Name]>
  ): Promise<ReturnType<IndexTasks[Name]>>;
  close(): void;
}

/** A message to the thread; `given` are the task's parameters. */
export interface TaskMessage {
  number: number;
  task: Task;
  given: unknown[];
}

/** A message from the thread: the task's value, or its failure. */
export interface DoneMessage {
  number: number;
  value?: unknown;
  failure?: unknown;
}

/** Holds the index in this thread, for a small shop in which a listing delays nobody. */
export function indexHere(): HeldIndex {
  const tasks = new IndexTasks();
  return {
    run: async (task, ...given) => call(tasks, task, given),
    close: () => undefined,
  };
}

/**
 * Holds the index in a worker thread, for a big shop, so that no search delays a payment. Calls `onEnd` if the thread ends by
 * itself, because the index is lost with it.
 */
export function indexInThread(onEnd: () => void): HeldIndex {
  const worker = new Worker(new URL('./index-thread.ts', import.meta.url));
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let asked = 0;
  let hasEnded = false;
  worker.on('message', ({ number, value, failure }: DoneMessage) => {
    const answer = waiting.get(number);
    waiting.delete(number);
    if (failure === undefined) answer?.resolve(value);
    else answer?.reject(failure);
  });
  // An error also ends the thread, and `exit` handles that.
  worker.on('error', (error) => console.error('The thread of the listing failed', error));
  const end = () => {
    hasEnded = true;
    for (const answer of waiting.values()) answer.reject(new Error('The listing has ended.'));
    waiting.clear();
  };
  worker.once('exit', () => {
    if (hasEnded) return;
    end();
    onEnd();
  });

  return {
    run: <Name extends Task>(task: Name, ...given: Parameters<IndexTasks[Name]>) => {
      const answer = Promise.withResolvers<unknown>();
      if (hasEnded) answer.reject(new Error('The listing has ended.'));
      else {
        waiting.set(++asked, answer);
        worker.postMessage({ number: asked, task, given } satisfies TaskMessage);
      }
      return answer.promise as Promise<ReturnType<IndexTasks[Name]>>;
    },
    close: () => {
      end();
      void worker.terminate();
    },
  };
}

export function call<Name extends Task>(
  tasks: IndexTasks,
  task: Name,
  given: readonly unknown[],
): ReturnType<IndexTasks[Name]> {
  const method = tasks[task] as (...given: unknown[]) => ReturnType<IndexTasks[Name]>;
  return method.apply(tasks, [...given]);
}
