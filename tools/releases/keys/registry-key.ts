import { newKeyPair } from '../../../shell/releases/keys/registry-key.ts';

/** `kashi registry-key`: a new pair, for those who release and for the hosts. */
export function registryKeyCommand(): void {
  const { key, publicKey } = newKeyPair();
  console.log(`KASHI_REGISTRY_KEY=${key}\nKASHI_REGISTRY_PUBLIC_KEY=${publicKey}`);
}
