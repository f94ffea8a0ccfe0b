import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs a command with these variables besides, and answers what it prints. Throws with everything that a failing command says. */
export async function outcomeWith(
  variables: Record<string, string>,
  command: string,
  words: readonly string[],
  cwd: string,
): Promise<string> {
  const env = { ...process.env, ...variables };
  try {
    return (await run(command, words, { cwd, env, maxBuffer: 16 * 1024 * 1024 })).stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${words.join(' ')} fails:\n${stdout}${stderr}`, { cause: error });
  }
}
