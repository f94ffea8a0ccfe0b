/** Told what the code of a remote, or of the shell, came to on the server. */
export type Observe = (name: string, outcome: { failed: boolean; ms: number }) => void;

/** Does the work and tells how it went; lateness is a failure like another. */
export async function observed<Result>(
  observe: Observe | undefined,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const startedAt = performance.now();
  const tell = (failed: boolean) => observe?.(name, { failed, ms: performance.now() - startedAt });
  try {
    const result = await work();
    tell(false);
    return result;
  } catch (error) {
    tell(true);
    throw error;
  }
}
