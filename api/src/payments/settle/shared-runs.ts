/**
 * Runs a piece of work once for a key at a time, however many ask meanwhile: they get what comes of the one that runs. Within
 * this process; between processes the database decides.
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
