import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as pause } from 'node:timers/promises';
import type { ChosenApi } from '../chosen-api.ts';
import { ChangeLog, everything } from './change-log.ts';

/** Of a line that says nothing for so long nobody knows what it would have said, in milliseconds. */
const aliveForMs = 1000;
/** A line that says nothing for so long is made anew. */
const lostAfterMs = 5000;
const againAfterMs = 500;

/** In which an API names itself, of all processes at one address. */
const apiHeader = 'kashi-api';

interface ChangesLineOptions {
  api: ChosenApi;
  /** Shown to an API on another machine. */
  token: string | null;
}

/**
 * Where the API tells what has changed (`GET /changes`), within milliseconds. What is kept may be given to somebody only while
 * the line is alive; when it was lost, anything may have changed.
 */
export class ChangesLine {
  readonly changes = new ChangeLog();
  readonly #options: ChangesLineOptions;
  readonly #listeners = new Set<(tags: readonly string[]) => void>();
  readonly #ending = new AbortController();
  #heardAt = -Infinity;
  /** What the API at the other end calls itself; undefined while there is none, null where it has no name. */
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

  /** Whether a change of what has this answer is told here: another API may have answered than the one that tells. */
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
      // An API that has no such line is no worse than another: nothing is kept, and that is all.
      const hasLine = await this.#listen(url).catch(() => true);
      this.#heardAt = -Infinity;
      this.#to = undefined;
      if (hasLine && !signal.aborted) this.#options.api.leave(url);
      this.#note([everything]);
      await pause(againAfterMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  /** Resolves when the line has ended, false where there was none, and rejects where nobody answers or says anything. */
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
      // What was read before was another's, or nobody has listened to it.
      this.#note([everything]);
      const input = Readable.fromWeb(answer.body as ReadableStream);
      // The lines end with it; what has ended it is nobody's concern.
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
