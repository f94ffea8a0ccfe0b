import { SourceMap, type SourceMapPayload } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';

/** What the thread is given: a map, and the places that are looked for, counted from 1. */
export interface MapQuestion {
  map: string;
  places: { line: number; column: number }[];
}

/**
 * Reads one map and ends: half a second for a large one, in which a process that answers shoppers would stand still. Answers, for
 * each place, `mf-product/src/product/ProductPage.tsx:41:7`; null for what is nobody's file.
 */
const { map, places } = workerData as MapQuestion;
const payload = JSON.parse(map) as SourceMapPayload;
const sourceMap = new SourceMap(payload);
const answers = places.map(({ line, column }) => {
  const entry = sourceMap.findEntry(line - 1, column - 1);
  if (!('originalSource' in entry) || !entry.originalSource) return null;
  return `${entry.originalSource}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
});
parentPort?.postMessage(answers);
