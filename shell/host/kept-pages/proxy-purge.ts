import { setTimeout as pause } from 'node:timers/promises';
import type { PurgeSettings } from '../environment.ts';
import type { ChangesLine } from './changes-line.ts';
import type { KeptPage } from './kept-page.ts';
import type { KeptPages, Made } from './kept-pages.ts';
import { purgeWay, type PurgeWay } from './purge-way.ts';

/** An answer on its way to the proxy during a purge has arrived after this time, in milliseconds. */
const onceMoreAfterMs = 400;
const againAfterMs = 500;
const silentAfterMs = 2000;
const requestsAtOnce = 16;

interface ProxyPurgeOptions extends PurgeSettings {
  line: Pick<ChangesLine, 'onChange'>;
  kept: Pick<KeptPages<Made>, 'isStill'>;
  log: { info(text: string): void; error(error: unknown, text: string): void };
}

/**
 * Purges changed pages from a proxy in front. Before the first successful purge, and while purging fails, the proxy gets no page
 * that it could reuse without asking.
 */
export class ProxyPurge {
  readonly #options: ProxyPurgeOptions;
  readonly #way: PurgeWay;
  readonly #waiting = new Set<string>();
  readonly #ending = new AbortController();
  #isHeard = false;
  #isLending = true;
  #isSending = false;
  #hasFailed = false;

  constructor(options: ProxyPurgeOptions) {
    this.#options = options;
    this.#way = purgeWay(options.urls);
    options.line.onChange((tags) => this.purge(tags));
  }

  /** The headers of a kept page for the proxy; null if the proxy must ask for the page each time. */
  lend(key: string, page: KeptPage, cacheKey: string | undefined): Record<string, string> | null {
    if (!this.#isLending || !this.#isHeard) return null;
    if (!this.#options.kept.isStill(key, page)) return null;
    const lent = this.#way.lend(page.tags, cacheKey);
    if (!lent) return null;
    this.#take(lent.tooMany);
    return lent.headers;
  }

  /** Purges the pages with one of these tags. */
  purge(tags: readonly string[]): void {
    const names = this.#way.namesOf(tags);
    this.#take(names);
    setTimeout(() => this.#take(names), onceMoreAfterMs).unref();
  }

  /** Keeps further pages from the proxy, since nobody will purge them; purges of earlier ones go on. */
  lendNoMore(): void {
    this.#isLending = false;
  }

  stop(): void {
    this.#ending.abort();
  }

  #take(names: readonly string[]): void {
    if (names.length === 0) return;
    for (const name of names) this.#waiting.add(name);
    if (!this.#isSending) void this.#send();
  }

  async #send(): Promise<void> {
    const { log } = this.#options;
    this.#isSending = true;
    while (this.#waiting.size > 0 && !this.#ending.signal.aborted) {
      const names = [...this.#waiting];
      this.#waiting.clear();
      try {
        await this.#taken(names);
        this.#isHeard = true;
        if (this.#hasFailed) log.info('The proxy in front is purged again');
        this.#hasFailed = false;
      } catch (error) {
        this.#isHeard = false;
        for (const name of names) this.#waiting.add(name);
        if (!this.#hasFailed) log.error(error, 'The proxy in front could not be purged');
        this.#hasFailed = true;
        await pause(againAfterMs, undefined, { ref: false });
      }
    }
    this.#isSending = false;
  }

  async #taken(names: readonly string[]): Promise<void> {
    const { atOnce } = this.#way;
    const step = atOnce * requestsAtOnce;
    for (let first = 0; first < names.length; first += step) {
      const batches = Array.from(
        { length: Math.ceil(Math.min(step, names.length - first) / atOnce) },
        (_, batch) => names.slice(first + batch * atOnce, first + (batch + 1) * atOnce),
      );
      await Promise.all(batches.map((batch) => this.#ask(batch)));
    }
  }

  async #ask(names: readonly string[]): Promise<void> {
    const signal = AbortSignal.any([this.#ending.signal, AbortSignal.timeout(silentAfterMs)]);
    for (const { url, method, headers, body } of this.#way.requests(names)) {
      const shown = { ...headers, ...this.#options.headers };
      const answer = await fetch(url, { method, headers: shown, body: body ?? null, signal });
      await answer.body?.cancel();
      // A missing file counts as purged.
      if (!answer.ok && answer.status !== 404) throw new Error(`It answers ${answer.status}`);
    }
  }
}
