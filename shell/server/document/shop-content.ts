import { createAsk, type CallValue } from '@kashi/shared/api/ask';
import type { FrameData } from '../../src/frame/frame-data.ts';

/** How long the header and footer may show what they showed before they ask again, in milliseconds. */
const freshForMs = 15_000;

interface ShopContentOptions {
  fetch: typeof globalThis.fetch;
  log: { error(error: unknown, text: string): void };
}

/**
 * The base information that every page's header and footer need. Kept for a while, since it is the same for everybody,
 * and kept longer while the API is away. Null only where the API has never answered: then the shop has no face to show.
 */
export class ShopContent {
  readonly #options: ShopContentOptions;
  #frame: FrameData | null = null;
  /** By a clock that nobody puts back. */
  #readAt = -Infinity;
  #reading: Promise<void> | null = null;
  /** So often anything may have changed. */
  #changes = 0;
  #isCurrent = false;

  constructor(options: ShopContentOptions) {
    this.#options = options;
  }

  async frame(): Promise<FrameData | null> {
    if (performance.now() - this.#readAt > freshForMs) {
      this.#reading ??= this.#read().finally(() => (this.#reading = null));
      if (!this.#frame) await this.#reading;
    }
    return this.#frame;
  }

  /** Whether this is what the shop shows now, as far as anybody has been told. */
  isCurrent(frame: FrameData): boolean {
    return this.#isCurrent && frame === this.#frame;
  }

  /** Anything may have changed: the next one who asks has it read anew. */
  renew(): void {
    this.#changes += 1;
    this.#isCurrent = false;
    this.#readAt = -Infinity;
  }

  async #read(): Promise<void> {
    const { fetch, log } = this.#options;
    const changes = this.#changes;
    try {
      const { value } = await createAsk(fetch)(
        'GET /v1/ContentManagement/Contents/Read',
        {},
        { signal: AbortSignal.timeout(5000) },
      );
      this.#frame = frameOf(value);
      if (changes !== this.#changes) return;
      this.#readAt = performance.now();
      this.#isCurrent = true;
    } catch (error) {
      log.error(error, 'The shop content cannot be read');
    }
  }
}

type Contents = CallValue<'GET /v1/ContentManagement/Contents/Read'>;

function frameOf({ BaseInfos: base, Groups }: Contents): FrameData {
  if (!base) throw new Error('The shop content has no base information');
  const badges = [
    { link: base.EnamadLink1, picture: base.EnamadPicPath1 },
    { link: base.EnamadLink2, picture: base.EnamadPicPath2 },
    { link: base.EnamadLink3, picture: base.EnamadPicPath3 },
  ];

  return {
    shopName: base.ShopName,
    logoPath: base.LogoPicPath,
    address: base.Address,
    phone: base.TellNo,
    email: base.Email,
    about: base.AboutShortUs,
    instagram: base.InstagramLink,
    telegram: base.TelegramLink,
    aparat: base.AparatLink,
    badges: badges.filter((badge) => badge.picture),
    groups: Groups.map(({ Id, Title }) => ({ id: Id, title: Title })),
    blogName: base.IsShopBlog ? base.ShopBlogName : null,
  };
}

/** The frame of a shop that cannot be reached: `/webServiceError` is shown all the same. */
export const emptyFrame: FrameData = {
  shopName: '',
  logoPath: '',
  address: '',
  phone: '',
  email: '',
  about: '',
  instagram: '',
  telegram: '',
  aparat: '',
  badges: [],
  groups: [],
  blogName: null,
};
