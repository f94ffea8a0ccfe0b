/**
 * Runs a command. An error is printed as one sentence, and the process ends with 1; a mistake in our own code keeps its stack for
 * those who fix it.
 */
export async function command(work: () => Promise<void> | void): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(isRefusal(error) ? error.message : error);
    process.exit(1);
  }
}

/** An error that we throw in a sentence, or node's own about the words of the command. */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as NodeJS.ErrnoException;
  return error.constructor === Error || code.startsWith('ERR_PARSE_ARGS_');
}
