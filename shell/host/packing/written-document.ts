import { packed } from './packed.ts';
import { joined, ownBeginning, ownMiddle, type SharedParts } from './shared-parts.ts';

/** A complete document. */
export interface WrittenDocument {
  /** In UTF-8; joined when asked for. */
  bytes(): Buffer;
  /** The document, quickly compressed. */
  brotli(): Promise<Buffer>;
}

/** A document without shared parts. */
export function documentOf(bytes: Buffer): WrittenDocument {
  return { bytes: () => bytes, brotli: () => packed(bytes, 'br') };
}

/** A document of its own parts, and of shared parts that are already encoded and compressed. */
export function writtenDocument(
  beginning: string,
  middle: readonly string[],
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
