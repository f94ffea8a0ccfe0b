import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as pause } from 'node:timers/promises';
import type { ChosenApi } from '../api/chosen-api.ts';
import { ChangeLog, everything } from './change-log.ts';

/** A line that has been silent this long, in milliseconds, may have missed notices. */
const aliveForMs = 1000;
/** A line that has been silent this long, in milliseconds, is opened again. */
const lostAfterMs = 5000;
const againAfterMs = 500;

/** The header in which an API process names itself, since one address may lead to several. */
const apiHeader = 'kashi-api';

interface ChangesLineOptions {
  api: ChosenApi;
  /** The token for an API on another machine. */
  token: string | null;
}

/**
 * The connection by which the API sends notices of changes (`GET /changes`), within milliseconds. Kept pages may be used only
 * while the line is alive; after a lost line anything may have changed.
 */
export class ChangesLine {
  readonly changes = new ChangeLog();
  readonly #options: ChangesLineOptions;
  readonly #listeners = new Set<(tags: readonly string[]) => void>();
  readonly #ending = new AbortController();
  #heardAt = -Infinity;
  /** The name of the API at the other end; undefined without a connection, null for an API without a name. */
  #to: string | null | undefined;

  constructor(options: ChangesLineOptions) {
    this.#options = options;
  }

  start(): void {
    void this.#follow();
  }

  stop(): void {
    this.#ending.abort();
  }

  isAlive(): boolean {
    return performance.now() - this.#heardAt < aliveForMs;
  }

  /** Whether changes of this answer are announced here: another API process may have given the answer. */
  isToldOf({ headers }: Response): boolean {
    return headers.get(apiHeader) === this.#to;
  }

  onChange(hear: (tags: readonly string[]) => void): void {
    this.#listeners.add(hear);
  }

  async #follow(): Promise<void> {
    const { signal } = this.#ending;
    while (!signal.aborted) {
      const { url } = this.#options.api;
      // An API without such a line still works: the host then keeps no pages.
      const hasLine = await this.#listen(url).catch(() => true);
      this.#heardAt = -Infinity;
      this.#to = undefined;
      if (hasLine && !signal.aborted) this.#options.api.leave(url);
      this.#note([everything]);
      await pause(againAfterMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  /**
   * Resolves to true when the line has ended, and to false if the API has no line; rejects if the API does not answer or goes
   * silent.
   */
  async #listen(url: string): Promise<boolean> {
    const { api, token } = this.#options;
    const silence = new AbortController();
    const timer = setTimeout(() => silence.abort(), lostAfterMs);
    timer.unref();
    const end = api.onMove(() => silence.abort());
    try {
      const answer = await fetch(`${url}/changes`, {
        headers: token ? { authorization: `Bearer ${token}` } : {},
        signal: AbortSignal.any([silence.signal, this.#ending.signal]),
      });
      const type = answer.headers.get('content-type');
      if (!answer.ok || type !== 'application/x-ndjson' || !answer.body) {
        await answer.body?.cancel();
        return false;
      }
      this.#to = answer.headers.get(apiHeader);
      // Earlier answers came from another API, or their changes were not heard.
      this.#note([everything]);
      const input = Readable.fromWeb(answer.body as ReadableStream);
      // The lines end with the connection, whatever ended it.
      input.on('error', () => undefined);
      for await (const line of createInterface({ input })) {
        timer.refresh();
        this.#note(JSON.parse(line) as string[]);
        this.#heardAt = performance.now();
      }
      return true;
    } finally {
      end();
      clearTimeout(timer);
    }
  }

  #note(tags: readonly string[]): void {
    if (tags.length === 0) return;
    this.changes.note(tags);
    for (const hear of this.#listeners) hear(tags);
  }
}
