import { sign, verify, type KeyObject } from 'node:crypto';

/** The Ed25519 signature over some content, independent of the order of its fields and of white space; base64. */
export function signatureOver(content: object, key: KeyObject): string {
  return sign(null, signedText(content), key).toString('base64');
}

export function isSignedWith(
  { content, signature }: { content: object; signature: string },
  publicKey: KeyObject,
): boolean {
  return verify(null, signedText(content), publicKey, Buffer.from(signature, 'base64'));
}

/** The text that is signed for some content. */
export function signedText(content: object): Buffer {
  return Buffer.from(JSON.stringify(inOrder(content)));
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([name, field]) => [name, inOrder(field)]));
}
