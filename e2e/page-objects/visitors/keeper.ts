import type { BrowserContext, Page } from '@playwright/test';
import { expect, test as base } from './shopper.ts';

export { expect };

/** A page as the worker notes it. */
export interface Kept {
  path: string;
  files: string[];
}

/** A shopper whose browser keeps the pages that they see. */
export class Keeper {
  readonly #page: Page;
  readonly #context: BrowserContext;

  constructor(page: Page) {
    this.#page = page;
    this.#context = page.context();
  }

  /** Waits until the browser keeps exactly these pages, the last seen first. */
  async keeps(...paths: (string | RegExp)[]): Promise<void> {
    await expect
      .poll(async () => (await this.kept()).map(({ path }) => decodeURIComponent(path)))
      .toEqual(
        paths.map((path) => (typeof path === 'string' ? path : expect.stringMatching(path))),
      );
  }

  /** What the records of the caches name. */
  kept(): Promise<Kept[]> {
    return this.#page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('kashi-set-'));
      const records = await Promise.all(
        names.map((name) => caches.match('/kashi-record.json', { cacheName: name })),
      );
      const pages = await Promise.all(
        records.map(async (record) =>
          record ? ((await record.json()) as { pages: Kept[] }).pages : [],
        ),
      );
      return pages.flat();
    });
  }

  /** The address of every answer that lies in any cache of the browser, and its text. */
  stored(): Promise<{ path: string; text: string }[]> {
    return this.#page.evaluate(async () => {
      const found: { path: string; text: string }[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const answer = await cache.match(request);
          const { pathname, search } = new URL(request.url);
          found.push({ path: pathname + search, text: (await answer?.text()) ?? '' });
        }
      }
      return found;
    });
  }

  /** Makes the kept pages say another word, as pages that were seen days ago do. */
  async saysInKeptPages(word: string, before: string): Promise<void> {
    await this.#page.evaluate(
      async ([present, past]) => {
        for (const name of await caches.keys()) {
          const cache = await caches.open(name);
          for (const request of await cache.keys()) {
            const answer = await cache.match(request);
            if (!answer?.headers.get('content-type')?.startsWith('text/html')) continue;
            const html = (await answer.text()).replaceAll(present, past);
            await cache.put(request, new Response(html, answer));
          }
        }
      },
      [word, before] as const,
    );
  }

  async losesNetwork(): Promise<void> {
    await this.#context.setOffline(true);
  }

  async hasNetworkAgain(): Promise<void> {
    await this.#context.setOffline(false);
  }

  /** The sentence above a page that is not of now. */
  get bar() {
    return this.#page.getByRole('status').filter({ hasText: /اینترنت|پاسخ نمی‌دهد/ });
  }
}

/** The shop keeps nothing in a browser that a program drives; from now on it does not know. */
export function isNoProgram(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }),
  );
}

export const test = base.extend<{ keeper: Keeper }>({
  savesData: false,
  context: async ({ context }, use) => {
    await isNoProgram(context);
    await use(context);
  },
  keeper: async ({ page, trouble }, use) => {
    trouble.announce(/ERR_(INTERNET_DISCONNECTED|FAILED)/);
    // Chromium says so of the worker's script when the network goes while it comes.
    trouble.announce(/error occurred when fetching the script/);
    await use(new Keeper(page));
  },
});
