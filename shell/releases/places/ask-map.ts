import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { MapQuestion } from './map-thread.ts';

/** The longest time for one map, in milliseconds; a map that takes longer is none of ours. */
const patienceMs = 20_000;

/** The thread's file, which in the published package is JavaScript as this file is. */
const threadFile = path.join(
  import.meta.dirname,
  `map-thread${path.extname(import.meta.filename)}`,
);

/** Looks places up in a source map, in a separate thread; null for each place if that fails. */
export async function askMap(question: MapQuestion): Promise<(string | null)[]> {
  const nowhere = question.places.map(() => null);
  const thread = new Worker(threadFile, {
    workerData: question,
    resourceLimits: { maxOldGenerationSizeMb: 192 },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  thread.unref();
  const patience = setTimeout(() => void thread.terminate(), patienceMs);
  try {
    return await new Promise<(string | null)[]>((resolve) => {
      thread.once('message', resolve);
      thread.once('error', () => resolve(nowhere));
      thread.once('exit', () => resolve(nowhere));
    });
  } finally {
    clearTimeout(patience);
  }
}
