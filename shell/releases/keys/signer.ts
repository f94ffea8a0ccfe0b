import type { KeyObject } from 'node:crypto';

/** What signs for this machine: a key that lies here, or a signer elsewhere that knows who asks. */
export interface Signer {
  publicKey: KeyObject;
  /** The names that the signer signs for; null: whatever the rights of its key are. */
  moves: readonly string[] | null;
  /** The Ed25519 signature over some content, base64. Throws a sentence if the signer refuses. */
  sign(content: object): Promise<string>;
}
