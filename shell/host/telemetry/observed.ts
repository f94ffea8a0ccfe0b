/** A piece of work on the server that is measured. */
export interface Work {
  /**
   * `load` and `render` are the two halves of a `page` that loads its own data; an `api` call is the API's work for any part of
   * the page; a `stray` is an error outside of any awaited work.
   */
  kind: 'stray' | 'frame' | 'page' | 'load' | 'render' | 'plain' | 'skeleton' | 'fragment' | 'api';
  /** The remote whose code it is, or the shell. */
  remote: string;
  /** The page, such as `mf-product/product`, or the path of a call. */
  name: string;
}

/**
 * True for top-level work only. The parts of a page are already counted in it; API calls and stray errors would distort the
 * totals.
 */
export function isWhole(kind: Work['kind']): boolean {
  return !['load', 'render', 'api', 'stray'].includes(kind);
}

export interface Outcome {
  failed: boolean;
  ms: number;
}

/** Called when a piece of work of a remote or of the shell has ended. */
export type Observe = (work: Work, outcome: Outcome) => void;

/** Does the work and reports its outcome; a late result counts as a failure. */
export async function observed<Result>(
  observe: Observe | undefined,
  what: Work,
  work: () => Promise<Result>,
): Promise<Result> {
  const startedAt = performance.now();
  const tell = (failed: boolean) => observe?.(what, { failed, ms: performance.now() - startedAt });
  try {
    const result = await work();
    tell(false);
    return result;
  } catch (error) {
    tell(true);
    throw error;
  }
}

/** A `fetch` for the API whose calls are reported as well, without their query and body. */
export function observedFetch(
  observe: Observe | undefined,
  fetch: typeof globalThis.fetch,
): typeof globalThis.fetch {
  if (!observe) return fetch;
  return (input, init) => {
    const name = typeof input === 'string' ? (input.split('?', 1)[0] ?? '') : '';
    return observed(observe, { kind: 'api', remote: 'shell', name }, () => fetch(input, init));
  };
}
