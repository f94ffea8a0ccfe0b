import { spawn } from 'node:child_process';

/** Runs a command with its output on ours and answers its exit code. */
export function run(
  command: string,
  args: string[],
  variables: Record<string, string> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...variables } });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** A step of `check` or `test`: says its name, how long it took, and ends everything when it fails. */
export async function step(name: string, work: () => Promise<number>): Promise<void> {
  const startedAt = performance.now();
  const code = await work();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (code !== 0) process.exit(code);
}
