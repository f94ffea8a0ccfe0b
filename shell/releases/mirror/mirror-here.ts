import { RegistrySeal } from '../registry/registry-seal.ts';
import { readPublicKey } from '../keys/registry-signature.ts';
import { publicHalf, registryKeyHere } from '../keys/registry-key.ts';
import type { Releases } from '../releases-here.ts';
import { ReleaseMirror } from './release-mirror.ts';

/**
 * The mirror that a command works with; null if the folder is the store itself. It accepts only what this machine's public key
 * allows, because the gate runs the fetched code.
 */
export function mirrorHere({ folder, store, isMirror }: Releases): ReleaseMirror | null {
  return isMirror ? new ReleaseMirror({ folder, store, seal: sealHere() }) : null;
}

function sealHere(): RegistrySeal {
  const publicKey = process.env['KASHI_REGISTRY_PUBLIC_KEY'];
  if (publicKey) return new RegistrySeal(readPublicKey(publicKey));
  const key = registryKeyHere();
  return new RegistrySeal(key && publicHalf(key));
}
