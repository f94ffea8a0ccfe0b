import type { Browser, BrowserContext } from 'playwright-core';
import type { PageExample } from '../../shared/src/host/page-route.ts';
import { failingCookie } from './recorded-api.ts';

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
  readonly #browser: Browser;
  readonly #contexts = new Map<keyof typeof screens, Promise<BrowserContext>>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** Where pages can be opened until `look` is over, by somebody who was never here before. */
  async at<Answer>(
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
