import { withInventoryAnew } from '../../../shell/releases/inventory.ts';
import { updateRegistry } from '../../../shell/releases/registry/registry-file.ts';
import { signerHere } from '../../../shell/releases/keys/signer-here.ts';
import { releasesHere } from '../../../shell/releases/releases-here.ts';
import type { ReleaseStore } from '../../../shell/releases/store/release-store.ts';

/**
 * Signs the registry as it lies there, with every release that it names: for the first time, or with a new key. Whoever asks
 * for it has looked at what it names.
 */
export async function signAsItIs(store: ReleaseStore): Promise<void> {
  if (!(await signerHere())) throw new Error('KASHI_REGISTRY_KEY names no key to sign with');
  await updateRegistry(store, (registry) => withInventoryAnew(registry, store), { asItIs: true });
}

/** `kashi sign-registry`: signs what the registry says already. */
export async function signRegistryCommand(): Promise<void> {
  await signAsItIs(releasesHere().store);
  console.log('Signed');
}
