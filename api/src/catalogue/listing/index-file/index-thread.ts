import { parentPort } from 'node:worker_threads';
import { call, type DoneMessage, type TaskMessage } from './held-index.ts';
import { IndexTasks } from './index-tasks.ts';

/** Runs a big shop's listing index in its own thread, so that no search delays a payment. */

if (!parentPort) throw new Error('index-thread.ts runs as a worker thread.');
const port = parentPort;
const tasks = new IndexTasks();

port.on('message', ({ number, task, given }: TaskMessage) => {
  port.postMessage({ number, ...outcome(task, given) } satisfies DoneMessage);
});

function outcome(task: TaskMessage['task'], given: unknown[]): Omit<DoneMessage, 'number'> {
  try {
    return { value: call(tasks, task, given) };
  } catch (failure) {
    return { failure };
  }
}
