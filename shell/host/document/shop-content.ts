import { createAsk, type CallValue } from '@kashi/contracts/asking/ask';
import type { FrameData } from '@kashi/border/frame-data';
import type { VerificationTag } from '@kashi/contracts/home';
import type { Closed } from './closed-shop.ts';

/**
 * The time for which a frame is kept whose changes are told, in milliseconds. The API allows none while a discount is about to
 * begin or end, since prices are part of the same answer; the frame has no prices.
 */
const toldFreshForMs = 30_000;

interface ShopContentOptions {
  fetch: typeof globalThis.fetch;
  /** Whether this host would hear of a change of the answer. */
  isToldOf(answer: Response): boolean;
  log: { error(error: unknown, text: string): void };
}

/**
 * The base information for the header and footer of every page. It is the same for everyone, so it is kept as long as the API allows, or
 * its changes are told, and longer while it is being read again or the API is away. Null if the API has never answered, or if the shop has
 * no base information yet (`isUnopened`).
 */
export class ShopContent {
  readonly #options: ShopContentOptions;
  #frame: FrameData | null = null;
  /** By a clock that never goes back. */
  #freshUntil = -Infinity;
  #reading: Promise<void> | null = null;
  /** The number of times that the content may have changed. */
  #changes = 0;
  #isCurrent = false;
  #isUnopened = false;
  #closed: Closed | null = null;
  #verification: readonly VerificationTag[] = [];

  constructor(options: ShopContentOptions) {
    this.#options = options;
  }

  async frame(): Promise<FrameData | null> {
    if (performance.now() > this.#freshUntil) {
      this.#reading ??= this.#read().finally(() => (this.#reading = null));
      if (!this.#frame) await this.#reading;
    }
    return this.#frame;
  }

  /** Whether the API answers but the shop is not set up, so not open yet (R36). */
  get isUnopened(): boolean {
    return this.#isUnopened;
  }

  /** How the shop is closed; null while it is open (R36). */
  get closed(): Closed | null {
    return this.#closed;
  }

  /** By which others see whose shop it is. No part of the frame, which browsers get a second time as data. */
  get verification(): readonly VerificationTag[] {
    return this.#verification;
  }

  /** Whether this is the present frame, by all notices so far. */
  isCurrent(frame: FrameData): boolean {
    return this.#isCurrent && frame === this.#frame;
  }

  /** Marks the content as possibly changed, and has it read again at once: whoever comes next is not led into a closed shop. */
  renew(): void {
    this.#changes += 1;
    this.#isCurrent = false;
    this.#freshUntil = -Infinity;
    void this.frame();
  }

  async #read(): Promise<void> {
    const { fetch, isToldOf, log } = this.#options;
    const changes = this.#changes;
    let isTold = false;
    let freshForMs = 0;
    const hearing: typeof fetch = async (...asked) => {
      const answer = await fetch(...asked);
      isTold = isToldOf(answer);
      freshForMs = maxAgeMs(answer);
      return answer;
    };
    try {
      const { value } = await createAsk(hearing)(
        'GET /v1/ContentManagement/Contents/Read',
        {},
        { signal: AbortSignal.timeout(5000) },
      );
      const { BaseInfos: base } = value;
      const frame = base && frameOf(base, value);
      this.#isUnopened = frame === null;
      this.#closed = base?.Closed ?? null;
      this.#verification = base?.VerificationTags ?? [];
      // An unchanged frame stays the same object, so that header, footer and pages made with it remain valid.
      if (JSON.stringify(frame) !== JSON.stringify(this.#frame)) this.#frame = frame;
      if (changes !== this.#changes) return;
      const keptForMs = isTold ? Math.max(freshForMs, toldFreshForMs) : freshForMs;
      this.#freshUntil = performance.now() + keptForMs;
      this.#isCurrent = isTold;
    } catch (error) {
      log.error(error, 'The shop content cannot be read');
    }
  }
}

function maxAgeMs({ headers }: Response): number {
  const [, seconds = 0] = /\bmax-age=(\d+)/.exec(headers.get('cache-control') ?? '') ?? [];
  return Number(seconds) * 1000;
}

type Contents = CallValue<'GET /v1/ContentManagement/Contents/Read'>;
type BaseInfo = NonNullable<Contents['BaseInfos']>;

function frameOf(base: BaseInfo, { Groups }: Contents): FrameData {
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
    ...(base.FooterPages && {
      footerPages: base.FooterPages.map(({ Title, Path, List }) => ({
        title: Title,
        path: Path,
        list: List,
      })),
    }),
    ...(base.TaxRate === 0 && base.PricesWithTax !== false && { pricesWithTax: true }),
    ...(base.CountsFigures && { countsFigures: true }),
  };
}

/** The frame of a shop that cannot be reached, for `/webServiceError`. */
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
