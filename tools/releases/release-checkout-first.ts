import { releasesHere } from '../../shell/releases/releases-here.ts';
import { run } from '../running/run.ts';

/**
 * Makes this checkout live on this machine before a host is started, in a process of its own: the compiler's 200 MB would be
 * held for as long as the host runs. Ends this process where that has failed; the other one has said why. A shop that follows a
 * store serves the store's releases: nothing is made live, which an operator has to know after an update.
 */
export async function releaseCheckout(): Promise<void> {
  if (releasesHere().isMirror) {
    console.log(
      'This shop serves the releases of KASHI_RELEASES; npm run release brings those of this checkout there.',
    );
    return;
  }
  const { code } = await run(process.execPath, ['tools/releases/release-checkout.ts']);
  if (code !== 0) process.exit(code);
}
