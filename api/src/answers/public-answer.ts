import { createHash } from 'node:crypto';
import { compressed, encodingFor, type Compressed } from './compressed.ts';

/** A public answer that caches may keep, as the bytes that are sent. */
export interface PublicAnswer {
  /** The size before compression, in bytes. */
  size: number;
  /** A weak ETag, since the same answer is sent in several encodings. */
  etag: string;
  cacheControl: string;
  /** The tags that the answer depends on; undefined if its changes are not announced. */
  tags: readonly string[] | undefined;
  /** Compresses the body by the request's `accept-encoding`, once for each encoding. */
  packed(accepted: string | undefined): Promise<Compressed>;
}

export function publicAnswer(
  json: string,
  { cacheControl, tags }: Pick<PublicAnswer, 'cacheControl' | 'tags'>,
): PublicAnswer {
  const body = Buffer.from(json);
  const done = new Map<string, Promise<Compressed>>();
  return {
    size: body.length,
    etag: `W/"${createHash('sha1').update(body).digest('base64url')}"`,
    cacheControl,
    tags,
    packed: (accepted) => {
      const encoding = encodingFor(body, accepted);
      const known = done.get(encoding);
      if (known) return known;
      const packing = compressed(body, encoding);
      done.set(encoding, packing);
      return packing;
    },
  };
}
