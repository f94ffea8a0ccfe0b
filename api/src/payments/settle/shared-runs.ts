/**
 * Runs work once per key at a time; further callers share the running result. It works within this process; between processes the
 * database decides.
 */
export function sharedRuns<Result>(): (
  key: string,
  work: () => Promise<Result>,
) => Promise<Result> {
  const running = new Map<string, Promise<Result>>();
  return (key, work) => {
    const begun = running.get(key);
    if (begun) return begun;
    const run = work().finally(() => running.delete(key));
    running.set(key, run);
    return run;
  };
}
