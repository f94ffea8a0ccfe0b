import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';

/** A registry with its signature (Ed25519) over all other fields, independent of their order and of white space. */
export function signedRegistry<Content extends object>(
  content: Content,
  key: KeyObject,
): Content & { signature: string } {
  const signature = sign(null, signedText(content), key).toString('base64');
  return { ...content, signature };
}

/** Throws unless exactly this content was signed with the matching private key. */
export function expectSigned(registry: unknown, publicKey: KeyObject): void {
  const signature = (registry as { signature?: unknown } | null)?.signature;
  if (typeof signature !== 'string') throw new Error('The registry is not signed');
  const isGood = verify(
    null,
    signedText(registry as object),
    publicKey,
    Buffer.from(signature, 'base64'),
  );
  if (!isGood) throw new Error('The registry is not what was signed, or was signed by another key');
}

/** Reads PEM, or the one line between PEM's two. Throws for anything else, without naming the key. */
export function readPublicKey(text: string): KeyObject {
  return ed25519('KASHI_REGISTRY_PUBLIC_KEY', () =>
    createPublicKey({ ...encoded(text), type: 'spki' }),
  );
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

function signedText(registry: object): Buffer {
  const { signature: _signature, ...content } = registry as Record<string, unknown>;
  return Buffer.from(JSON.stringify(inOrder(content)));
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([name, field]) => [name, inOrder(field)]));
}
