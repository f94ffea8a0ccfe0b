import { createPublicKey, type KeyObject } from 'node:crypto';

/**
 * Torob's public key for signed requests, as its guide prints it: a PEM, or only the line between the PEM's markers. Throws a
 * sentence for anything else.
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
    // Not a key; the sentence above says what is expected.
    return undefined;
  }
}
