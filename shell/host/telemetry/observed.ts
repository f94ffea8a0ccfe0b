/** A piece of work on the server that somebody may want to know of. */
export interface Work {
  /**
   * `load` and `render` are the two halves of a `page` that loads by itself; an `api` call is the API's work, on behalf of
   * whatever stands on the page; `stray` is what has failed where nobody waited for it.
   */
  kind: 'stray' | 'frame' | 'page' | 'load' | 'render' | 'plain' | 'skeleton' | 'fragment' | 'api';
  /** Whose code it is; the shell's, where it is nobody else's. */
  remote: string;
  /** `mf-product/product`, or the path of a call. */
  name: string;
}

/** Neither a part of something that is counted as well, nor the API's own work, nor what strays: one timer makes any number. */
export function isWhole(kind: Work['kind']): boolean {
  return !['load', 'render', 'api', 'stray'].includes(kind);
}

export interface Outcome {
  failed: boolean;
  ms: number;
}

/** Told what the code of a remote, or of the shell, came to on the server, when it has ended. */
export type Observe = (work: Work, outcome: Outcome) => void;

/** Does the work and tells how it went; lateness is a failure like another. */
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

/** A `fetch` for the API whose calls are told too, without what was asked for. */
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
