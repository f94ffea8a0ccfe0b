import { run } from '../running/run.ts';

/**
 * Makes this checkout live on this machine before a host is started, in a process of its own: the compiler's 200 MB would be
 * held for as long as the host runs. Ends this process where that has failed; the other one has said why.
 */
export async function releaseCheckout(): Promise<void> {
  const { code } = await run(process.execPath, ['tools/releases/release-checkout.ts']);
  if (code !== 0) process.exit(code);
}
