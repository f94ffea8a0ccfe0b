import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { isSignedWith } from './signed-text.ts';
import type { Signer } from './signer.ts';

/** A registry with its signature (Ed25519) over all other fields, independent of their order and of white space. */
export async function signedRegistry<Content extends object>(
  content: Content,
  signer: Signer,
): Promise<Content & { signature: string }> {
  return { ...content, signature: await signer.sign(withoutSignature(content)) };
}

/** Throws unless exactly this content was signed with the matching private key. */
export function expectSigned(registry: unknown, publicKey: KeyObject): void {
  const signature = (registry as { signature?: unknown } | null)?.signature;
  if (typeof signature !== 'string') throw new Error('The registry is not signed');
  const content = withoutSignature(registry as object);
  if (!isSignedWith({ content, signature }, publicKey))
    throw new Error('The registry is not what was signed, or was signed by another key');
}

/** Reads PEM, or the one line between PEM's two. Throws for anything else, without naming the key. */
export function readPublicKey(text: string, name = 'KASHI_REGISTRY_PUBLIC_KEY'): KeyObject {
  return ed25519(name, () => createPublicKey({ ...encoded(text), type: 'spki' }));
}

export function readPrivateKey(text: string): KeyObject {
  return ed25519('KASHI_REGISTRY_KEY', () => createPrivateKey({ ...encoded(text), type: 'pkcs8' }));
}

function encoded(text: string) {
  return text.includes('-----')
    ? { key: text, format: 'pem' as const }
    : { key: Buffer.from(text.trim(), 'base64'), format: 'der' as const };
}

function ed25519(name: string, read: () => KeyObject): KeyObject {
  try {
    const key = read();
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Reported below, without node's message, which could quote the text.
  }
  throw new Error(`${name} is no Ed25519 key`);
}

function withoutSignature(registry: object): object {
  const { signature: _signature, ...content } = registry as Record<string, unknown>;
  return content;
}
