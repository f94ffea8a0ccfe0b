import { createPublicKey, type KeyObject } from 'node:crypto';

/**
 * The key that Torob signs its requests with, as its guide prints it: a PEM, or the one line between its marks.
 * Throws a sentence where it is something else.
 */
export function readTorobKey(text: string): KeyObject {
  const body = text.replace(/-----[A-Z ]+-----/g, '').replace(/\s|\\n/g, '');
  const key = parsed(body);
  if (key?.asymmetricKeyType !== 'ed25519') {
    throw new Error('TOROB_PUBLIC_KEY must be the Ed25519 public key of Torob’s token guide.');
  }
  return key;
}

function parsed(body: string): KeyObject | undefined {
  try {
    return createPublicKey({ key: Buffer.from(body, 'base64'), format: 'der', type: 'spki' });
  } catch {
    // Not a key at all; the sentence above says what was wanted.
    return undefined;
  }
}
