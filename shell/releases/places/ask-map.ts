import { Worker } from 'node:worker_threads';
import type { MapQuestion } from './map-thread.ts';

/** A map that takes longer is none of ours, in milliseconds. */
const patienceMs = 20_000;

/** Looks places up in a map, in a thread of its own; null for each where that cannot be done. */
export async function askMap(question: MapQuestion): Promise<(string | null)[]> {
  const nowhere = question.places.map(() => null);
  const thread = new Worker(new URL('./map-thread.ts', import.meta.url), {
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
