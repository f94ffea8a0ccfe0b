import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { secondTry } from './second-try.ts';

/** The exit code of a command, and its output. */
export interface Outcome {
  code: number;
  output: string;
}

/** A named part of `check` or `test`. */
export interface Step {
  name: string;
  work(): Promise<Outcome>;
}

/** Runs a command with its output on ours. */
export function run(
  command: string,
  args: string[],
  variables: Record<string, string> = {},
): Promise<Outcome> {
  return outcomeOf(command, args, variables, 'inherit');
}

/** Runs a command and keeps what it says, for when it fails. */
export function quietly(
  command: string,
  args: string[],
  variables: Record<string, string> = {},
): Promise<Outcome> {
  return outcomeOf(command, args, variables, ['ignore', 'pipe', 'pipe']);
}

/** Works the steps off, so many at a time, and ends everything with the first that fails. */
export async function steps(list: Step[], { atOnce }: { atOnce: number }): Promise<void> {
  const queue = list.values();
  const worker = async () => {
    for (const step of queue) await take(step);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

async function take({ name, work }: Step): Promise<void> {
  const startedAt = performance.now();
  const { code, output } = await work();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const told = code === 0 ? secondTriesIn(output) : output;
  if (told) console.log(told);
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (code !== 0) process.exit(code);
}

function secondTriesIn(output: string): string {
  return output
    .split('\n')
    .filter((line) => line.startsWith(secondTry))
    .join('\n');
}

function outcomeOf(
  command: string,
  args: string[],
  variables: Record<string, string>,
  stdio: StdioOptions,
): Promise<Outcome> {
  return outcome(spawn(command, args, { stdio, env: { ...process.env, ...variables } }));
}

/** Waits for a command that was started, and keeps what it says where its output is piped. Rejects where it cannot be started. */
export function outcome(child: ChildProcess): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
