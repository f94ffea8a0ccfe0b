import type { Browser, BrowserContext } from 'playwright-core';
import type { PageExample } from '../../../shared/src/border/page-route.ts';
import { LateError, withDeadline } from '../../../shell/host/document/deadline.ts';
import { failingCookie } from '../recorded/recorded-api.ts';

/** Longer than the sum of all timeouts of a visit, in milliseconds: a visit that takes longer hangs. */
const hangsAfterMs = 180_000;

const screens = {
  desktop: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
};

interface Place extends Pick<PageExample, 'onPhone'> {
  /** Origin of the shop under test. */
  origin: string;
  isFailing: boolean;
}

/**
 * Browser contexts without cookies or storage of an earlier visit. They keep the files that the browser has fetched and compiled,
 * so the next visit is fast.
 */
export class CleanContexts {
  readonly #browser: Pick<Browser, 'newContext'>;
  readonly #hangsAfterMs: number;
  readonly #contexts = new Map<keyof typeof screens, Promise<BrowserContext>>();

  constructor(browser: Pick<Browser, 'newContext'>, afterMs = hangsAfterMs) {
    this.#browser = browser;
    this.#hangsAfterMs = afterMs;
  }

  /**
   * Runs `visit` as a new visitor; its pages close when it ends. A browser loses a page now and then and never answers for it, so a
   * visit that hangs runs once more. Throws a `LateError` if the second run hangs too.
   */
  async at<Answer>(
    place: Place,
    visit: (context: BrowserContext) => Promise<Answer>,
  ): Promise<Answer> {
    const inTime = () => withDeadline(this.#hangsAfterMs, () => this.#once(place, visit));
    return inTime().catch((error: unknown) => {
      if (!(error instanceof LateError)) throw error;
      // The cause is unknown, so the next run gets a new context.
      this.#contexts.clear();
      return inTime();
    });
  }

  async #once<Answer>(
    { origin, onPhone, isFailing }: Place,
    visit: (context: BrowserContext) => Promise<Answer>,
  ): Promise<Answer> {
    const context = await this.#contextOn(onPhone ? 'phone' : 'desktop');
    if (isFailing) await context.addCookies([{ ...failingCookie, url: origin }]);
    try {
      return await visit(context);
    } finally {
      await forget(context, origin);
      await Promise.all(context.pages().map((page) => page.close()));
    }
  }

  #contextOn(screen: keyof typeof screens): Promise<BrowserContext> {
    const wish = { locale: 'fa-IR', reducedMotion: 'reduce', viewport: screens[screen] } as const;
    const context = this.#contexts.get(screen) ?? this.#browser.newContext(wish);
    this.#contexts.set(screen, context);
    return context;
  }
}

/** Clears storage through an open page: Playwright's general way would open one more. */
async function forget(context: BrowserContext, origin: string): Promise<void> {
  await context.clearCookies();
  const [page] = context.pages();
  if (!page) return;
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'local_storage,indexeddb',
  });
}
