import { createHash } from 'node:crypto';
import { compressed, encodingFor, type Compressed } from './compressed.ts';

/** An answer that others may keep, as the bytes that are sent. */
export interface PublicAnswer {
  /** Bytes, before they are packed. */
  size: number;
  /** Weak, since the same answer travels in several encodings. */
  etag: string;
  cacheControl: string;
  /** What it is made of, where its changes are told. */
  tags: readonly string[] | undefined;
  /** By the request's `accept-encoding`; packed once for each. */
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
