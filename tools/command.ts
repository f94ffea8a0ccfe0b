/**
 * Runs a command. An error is printed as one sentence, and the process ends with 1; a mistake in our own code keeps its stack for
 * those who fix it.
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
