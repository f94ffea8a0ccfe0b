/**
 * Does what somebody has typed. What cannot be done is said in one sentence, and the process ends with 1; the stack of a
 * mistake in our own code is for those who mend it.
 */
export async function command(work: () => Promise<void> | void): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isRefusal = error instanceof Error && error.constructor === Error;
    console.error(isRefusal ? error.message : error);
    process.exit(1);
  }
}
