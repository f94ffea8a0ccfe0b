import { registryKeyHere } from './registry-key.ts';
import { jobToken } from './job-token.ts';
import { remoteSigner } from './remote-signer.ts';
import { keySigner } from './key-signer.ts';
import type { Signer } from './signer.ts';

/** By this machine's settings, `KASHI_REGISTRY_KEY` or `KASHI_SIGNER`; null if nothing is signed. */
export async function signerHere(): Promise<Signer | null> {
  const key = registryKeyHere();
  if (key) return keySigner(key);
  const address = process.env['KASHI_SIGNER'];
  if (!address) return null;
  return remoteSigner(address, jobToken);
}
