/**
 * The header by which the host says that a document may be kept by the worker of a browser, to be read without a network: it is the
 * same for everyone. Its value is the id of the document's release set. Without the header a document is never kept.
 */
export const keepHeader = 'kashi-keep';

/** The address of the worker's script. Its scope is the whole shop. */
export const workerPath = '/sw.js';

/** The element above a kept page that says so; `data-back` is its sentence once there is a network. */
export const keptBarElement = 'kashi-kept';

/** What a page tells the worker. */
export type WorkerMessage =
  | {
      /** The path and query of a public page that the visitor sees. */
      seen: string;
      /** The paths of the code, style, letters and pictures that the browser has fetched for it. */
      used: readonly string[];
    }
  /** A visitor has signed out, or another one is here: nothing of what was seen stays. */
  | { forget: true };
