import { hash } from 'node:crypto';
import type { WrittenDocument } from '../packing/written-document.ts';
import { packed, unpacked, type Encoding } from '../packing/packed.ts';

/** What is the same for everybody until one of its tags changes, beside the document itself. */
export interface KeptAnswer {
  page: string;
  headers: Readonly<Record<string, string>>;
  tags: ReadonlySet<string>;
  /** Where everybody is led to in place of a document, which is empty then. */
  moved?: { to: string; status: 301 | 302 } | undefined;
}

/** A finished answer: a document of status 200, or the address of one. */
export class KeptPage implements KeptAnswer {
  readonly page: string;
  readonly headers: KeptAnswer['headers'];
  readonly tags: KeptAnswer['tags'];
  readonly moved: KeptAnswer['moved'];
  readonly etag: string;
  /** By the clock of `performance`: when it was made, or last thought of making it anew. */
  checkedAt = performance.now();
  /** How often it was asked for. */
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

  /** The document in this encoding; as it is, it is kept by nobody, since hardly anyone asks for it. */
  async in(encoding: Encoding): Promise<Buffer> {
    const known = this.#packed.get(encoding);
    if (known) return known;
    const body = await packed(await this.#document(), encoding);
    if (encoding) this.#packed.set(encoding, body);
    return body;
  }

  /** Makes it as small as it can be, which takes a hundred times as long as packing it quickly. */
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

/** What a page takes beside its document: its address, its headers, its tags. */
const aroundBytes = 4096;

/** Weak: the same document travels in several encodings. Packed in the same way it is the same bytes, of which there are fewer. */
function etagOf(brotli: Buffer): string {
  return `W/"${hash('sha1', brotli, 'base64url')}"`;
}
