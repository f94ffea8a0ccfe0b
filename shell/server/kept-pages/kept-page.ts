import { createHash } from 'node:crypto';
import { packed, unpacked, type Encoding } from '../document/packed.ts';

/** A finished document of status 200, the same for everybody until one of its tags changes. */
export class KeptPage {
  readonly page: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly tags: ReadonlySet<string>;
  readonly etag: string;
  /** By the clock of `performance`: when it was made, or last thought of making it anew. */
  checkedAt = performance.now();
  /** How often it was asked for. */
  asked = 0;
  #packed: Map<Encoding, Buffer>;

  private constructor(
    { page, headers, tags }: Pick<KeptPage, 'page' | 'headers' | 'tags'>,
    etag: string,
    brotli: Buffer,
  ) {
    this.page = page;
    this.headers = headers;
    this.tags = tags;
    this.etag = etag;
    this.#packed = new Map([['br', brotli]]);
  }

  static async of(
    html: string,
    about: Pick<KeptPage, 'page' | 'headers' | 'tags'>,
  ): Promise<KeptPage> {
    const document = Buffer.from(html);
    return new KeptPage(about, etagOf(document), await packed(document, 'br'));
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

/** Weak: the same document travels in several encodings. */
export function etagOf(document: Buffer | string): string {
  return `W/"${createHash('sha1').update(document).digest('base64url')}"`;
}
