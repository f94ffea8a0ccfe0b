import type { Browser, BrowserContext } from 'playwright-core';
import type { PageExample } from '../../shared/src/host/page-route.ts';
import { LateError, withDeadline } from '../../shell/host/document/deadline.ts';
import { failingCookie } from './recorded-api.ts';

/** More than all together that a look waits for: what has not come to an end by then never will, in milliseconds. */
const hangsAfterMs = 180_000;

const screens = {
  desktop: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
};

interface Place extends Pick<PageExample, 'onPhone'> {
  /** Of the shop. */
  origin: string;
  isFailing: boolean;
}

/**
 * One who looks at page after page. The browser keeps the files that it has fetched and compiled from one to the next, and of
 * the visitor it forgets everything.
 */
export class Onlooker {
  readonly #browser: Pick<Browser, 'newContext'>;
  readonly #hangsAfterMs: number;
  readonly #contexts = new Map<keyof typeof screens, Promise<BrowserContext>>();

  constructor(browser: Pick<Browser, 'newContext'>, afterMs = hangsAfterMs) {
    this.#browser = browser;
    this.#hangsAfterMs = afterMs;
  }

  /**
   * Where pages can be opened until `look` is over, by somebody who was never here before. A browser loses a page now and then,
   * and whoever waits for it waits for ever: so what hangs is looked at once more. Throws a `LateError` where that hangs too.
   */
  async at<Answer>(
    place: Place,
    look: (context: BrowserContext) => Promise<Answer>,
  ): Promise<Answer> {
    const inTime = () => withDeadline(this.#hangsAfterMs, () => this.#once(place, look));
    return inTime().catch((error: unknown) => {
      if (!(error instanceof LateError)) throw error;
      // Nobody knows what hangs there: the next one looks from another place.
      this.#contexts.clear();
      return inTime();
    });
  }

  async #once<Answer>(
    { origin, onPhone, isFailing }: Place,
    look: (context: BrowserContext) => Promise<Answer>,
  ): Promise<Answer> {
    const context = await this.#contextOn(onPhone ? 'phone' : 'desktop');
    if (isFailing) await context.addCookies([{ ...failingCookie, url: origin }]);
    try {
      return await look(context);
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

/** Without a page of its own, as the browser's general way to do it would open. */
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
