import { SourceMap, type SourceMapPayload } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';

/** The input of the thread: a map, and places counted from 1. */
export interface MapQuestion {
  map: string;
  places: { line: number; column: number }[];
}

/**
 * Reads one map and ends. A large map takes half a second, during which a serving process would stand still. Returns, for each
 * place, `mf-product/src/product/ProductPage.tsx:41:7`, or null if the place belongs to no source file.
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
