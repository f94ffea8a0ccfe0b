import { hash } from 'node:crypto';
import type { WrittenDocument } from '../packing/written-document.ts';
import { packed, unpacked, type Encoding } from '../packing/packed.ts';

/** The parts of a kept answer beside its document, the same for everyone until one of its tags changes. */
export interface KeptAnswer {
  page: string;
  headers: Readonly<Record<string, string>>;
  tags: ReadonlySet<string>;
  /** The target of a redirect, for an answer without a document. */
  moved?: { to: string; status: 301 | 302 } | undefined;
}

/** A finished answer: a document of status 200, or a redirect. */
export class KeptPage implements KeptAnswer {
  readonly page: string;
  readonly headers: KeptAnswer['headers'];
  readonly tags: KeptAnswer['tags'];
  readonly moved: KeptAnswer['moved'];
  readonly etag: string;
  /** The time at which the page was made, by the clock of `performance`. */
  readonly madeAt = performance.now();
  /** The time from which the next renewal is counted: when the page was made, or when the last renewal began, which may have failed. */
  checkedAt = this.madeAt;
  /** The number of requests for the page. */
  asked = 0;
  #packed: Map<Encoding, Buffer>;

  private constructor({ page, headers, tags, moved }: KeptAnswer, etag: string, brotli: Buffer) {
    this.page = page;
    this.headers = headers;
    this.tags = tags;
    this.moved = moved;
    this.etag = etag;
    this.#packed = new Map([['br', brotli]]);
  }

  static async of(document: WrittenDocument, about: KeptAnswer): Promise<KeptPage> {
    const brotli = await document.brotli();
    return new KeptPage(about, etagOf(brotli), brotli);
  }

  /** The document in this encoding. The uncompressed form is not kept, because it is hardly ever requested. */
  async in(encoding: Encoding): Promise<Buffer> {
    const known = this.#packed.get(encoding);
    if (known) return known;
    const body = await packed(await this.#document(), encoding);
    if (encoding) this.#packed.set(encoding, body);
    return body;
  }

  /** Compresses the page as small as possible, which takes a hundred times as long as the quick compression. */
  async pressed(): Promise<void> {
    this.#packed.set('br', await packed(await this.#document(), 'br', mostPressed));
  }

  bytes(): number {
    return [...this.#packed.values()].reduce((sum, { length }) => sum + length, aroundBytes);
  }

  #document(): Promise<Buffer> {
    return unpacked(this.#packed.get('br') ?? Buffer.alloc(0));
  }
}

const mostPressed = 11;

/** The size of a page beside its document, in bytes: address, headers, tags. */
const aroundBytes = 4096;

/**
 * A weak tag, because the same document travels in several encodings. Equal documents compress to equal bytes, and the compressed
 * ones are quicker to hash.
 */
function etagOf(brotli: Buffer): string {
  return `W/"${hash('sha1', brotli, 'base64url')}"`;
}
