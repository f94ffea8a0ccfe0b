import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import type { PageExample } from '@kashi/border/pages/page-route';
import { LateError, withDeadline } from '../../../../shell/host/document/rendering/deadline.ts';
import { failingCookie } from '../../recorded/recorded-api.ts';
import { Tab } from './tab.ts';

/** Longer than the sum of all timeouts of a visit, in milliseconds: a visit that takes longer hangs. */
const hangsAfterMs = 180_000;

const screens = {
  desktop: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
};

interface KeptContext {
  context: BrowserContext;
  /** The tabs at the empty page. */
  resting: Tab[];
  /** Leaves the pages of the last visit, and clears what they have stored. */
  leave: () => Promise<void>;
}

interface Place extends Pick<PageExample, 'onPhone'> {
  /** Origin of the shop under test. */
  origin: string;
  isFailing: boolean;
}

/**
 * Browser contexts without cookies or storage of an earlier visit. They keep their tabs and the files that the browser has fetched
 * and compiled: a new tab costs the browser a process and all compiling. The pages of a visit stay until the next visit of the same
 * context, so that nobody waits for the last ones to be left.
 */
export class CleanContexts {
  readonly #browser: Pick<Browser, 'newContext'>;
  readonly #hangsAfterMs: number;
  readonly #contexts = new Map<keyof typeof screens, Promise<KeptContext>>();

  constructor(browser: Pick<Browser, 'newContext'>, afterMs = hangsAfterMs) {
    this.#browser = browser;
    this.#hangsAfterMs = afterMs;
  }

  /** Opens the tabs of one visit on a desktop's screen ahead of the visit, while there is nothing to look at yet. */
  async prepare(): Promise<void> {
    const { context, resting } = await this.#contextOn('desktop');
    resting.push(...(await Promise.all([Tab.openIn(context), Tab.openIn(context)])));
  }

  /**
   * Runs `visit` as a new visitor, in as many tabs as it asks for. A browser loses a page now and then and never answers for it, so a
   * visit that hangs, or throws a `LateError` itself, runs once more; `onAgain` is told. Throws a `LateError` if the second run is
   * late too.
   */
  async at<Answer>(
    place: Place,
    visit: (openTab: () => Promise<Tab>) => Promise<Answer>,
    onAgain: () => void = () => undefined,
  ): Promise<Answer> {
    const inTime = () => withDeadline(this.#hangsAfterMs, () => this.#once(place, visit));
    return inTime().catch((error: unknown) => {
      if (!(error instanceof LateError)) throw error;
      // The cause is unknown, so the next run gets a new context.
      this.#contexts.clear();
      onAgain();
      return inTime();
    });
  }

  async #once<Answer>(
    { origin, onPhone, isFailing }: Place,
    visit: (openTab: () => Promise<Tab>) => Promise<Answer>,
  ): Promise<Answer> {
    const kept = await this.#contextOn(onPhone ? 'phone' : 'desktop');
    await kept.leave();
    const { context, resting } = kept;
    if (isFailing) await context.addCookies([{ ...failingCookie, url: origin }]);
    const used: Tab[] = [];
    const openTab = async () => {
      const tab = resting.pop() ?? (await Tab.openIn(context));
      used.push(tab);
      return tab;
    };
    kept.leave = async () => {
      kept.leave = nothing;
      const isLeft = await Promise.all(used.map((tab) => tab.leave(origin)));
      const left = used.filter((_tab, index) => isLeft[index]);
      resting.push(...left);
      const opened = context.pages().filter((page) => resting.every((tab) => tab.page !== page));
      await Promise.all(opened.map((page) => page.close()));
      await forget(context, left, origin);
    };
    return visit(openTab);
  }

  #contextOn(screen: keyof typeof screens): Promise<KeptContext> {
    const wish = { locale: 'fa-IR', reducedMotion: 'reduce', viewport: screens[screen] } as const;
    const kept = this.#contexts.get(screen) ?? this.#open(wish);
    this.#contexts.set(screen, kept);
    return kept;
  }

  async #open(wish: BrowserContextOptions): Promise<KeptContext> {
    return { context: await this.#browser.newContext(wish), resting: [], leave: nothing };
  }
}

const nothing = () => Promise.resolve();

/** Clears what the visited pages have stored, once all of them are left: a page may store something as it is left. */
async function forget(context: BrowserContext, left: readonly Tab[], origin: string) {
  await context.clearCookies();
  // A tab that was opened ahead, and not used, is of no origin and can store nothing.
  await Promise.all(left.map(({ page }) => page.evaluate(() => sessionStorage.clear())));
  const [tab] = left;
  if (!tab) return;
  // Through an open page: Playwright's general way would open one more.
  const session = await context.newCDPSession(tab.page);
  await session.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'local_storage,indexeddb',
  });
  await session.detach();
}
