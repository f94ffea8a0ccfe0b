import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { quickStartFlags, quickStartVariables } from './quick-start.ts';

/** Runs `npm run shop` on a data folder; returns its exit code, its output, and what it says beside it. */
export async function ownersCommand(
  folder: string,
  ...words: string[]
): Promise<{ code: number | null; answered: string; said: string }> {
  const child = fork(
    fileURLToPath(new URL('../shop-command/shop-command.ts', import.meta.url)),
    words,
    {
      execArgv: quickStartFlags,
      silent: true,
      env: { PATH: process.env['PATH'], ...quickStartVariables, KASHI_DATA: folder },
    },
  );
  let [answered, said] = ['', ''];
  child.stdout?.on('data', (chunk: Buffer) => (answered += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, answered: answered.trim(), said: said.trim() };
}
