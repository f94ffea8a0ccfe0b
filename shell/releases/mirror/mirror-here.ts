import { RegistrySeal } from '../registry/registry-seal.ts';
import { readPublicKey } from '../keys/registry-signature.ts';
import { signerHere } from '../keys/signer-here.ts';
import type { Releases } from '../releases-here.ts';
import { ReleaseMirror } from './release-mirror.ts';

/**
 * The mirror that a command works with; null if the folder is the store itself. It accepts only what this machine's public key
 * allows, because the gate runs the fetched code.
 */
export async function mirrorHere({
  folder,
  store,
  isMirror,
}: Releases): Promise<ReleaseMirror | null> {
  return isMirror ? new ReleaseMirror({ folder, store, seal: await sealHere() }) : null;
}

async function sealHere(): Promise<RegistrySeal> {
  const publicKey = process.env['KASHI_REGISTRY_PUBLIC_KEY'];
  if (publicKey) return new RegistrySeal(readPublicKey(publicKey));
  const signer = await signerHere();
  return new RegistrySeal(signer && signer.publicKey);
}
