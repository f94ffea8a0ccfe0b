import { run } from '../running/run.ts';

/**
 * Builds the owner's desk before an API is started that is going to serve it, in a process of its own: the compiler's memory would
 * be held for as long as the shop runs. Ends this process where that has failed; the other one has said why.
 */
export async function buildDeskFirst(): Promise<void> {
  if (!process.env['KASHI_DESK_PORT']) return;
  const { code } = await run(process.execPath, ['tools/builds/build-desk.ts']);
  if (code !== 0) process.exit(code);
}
