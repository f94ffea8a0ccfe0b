import { packed } from './packed.ts';
import { joined, ownBeginning, ownMiddle, type SharedParts } from './shared-parts.ts';

/** A whole document. */
export interface WrittenDocument {
  /** In UTF-8; put together for whoever asks. */
  bytes(): Buffer;
  /** The same, packed quickly. */
  brotli(): Promise<Buffer>;
}

/** A document that shares nothing with others. */
export function documentOf(bytes: Buffer): WrittenDocument {
  return { bytes: () => bytes, brotli: () => packed(bytes, 'br') };
}

/** A document of what it alone has, and of what many have and is encoded and packed already. */
export function writtenDocument(
  beginning: string,
  middle: string,
  shared: SharedParts,
): WrittenDocument {
  const [first, second] = [ownBeginning(beginning), ownMiddle(middle)];
  const whole = () => Buffer.concat([first, shared.early, second, shared.late]);
  return {
    bytes: whole,
    async brotli() {
      const parts = shared.at(first.length);
      return parts ? joined(first, parts, second) : packed(whole(), 'br');
    },
  };
}
