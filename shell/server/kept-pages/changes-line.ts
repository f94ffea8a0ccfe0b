import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as pause } from 'node:timers/promises';
import { ChangeLog, everything } from './change-log.ts';

/** Of a line that says nothing for so long nobody knows what it would have said, in milliseconds. */
const aliveForMs = 1000;
/** A line that says nothing for so long is made anew. */
const lostAfterMs = 5000;
const againAfterMs = 500;

interface ChangesLineOptions {
  apiUrl: string;
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

  onChange(hear: (tags: readonly string[]) => void): void {
    this.#listeners.add(hear);
  }

  async #follow(): Promise<void> {
    const { signal } = this.#ending;
    while (!signal.aborted) {
      // An API that is away, or one that has no such line: nothing is kept, and that is all.
      await this.#listen().catch(() => undefined);
      this.#heardAt = -Infinity;
      this.#note([everything]);
      await pause(againAfterMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  async #listen(): Promise<void> {
    const { apiUrl, token } = this.#options;
    const silence = new AbortController();
    const timer = setTimeout(() => silence.abort(), lostAfterMs);
    timer.unref();
    try {
      const answer = await fetch(`${apiUrl}/changes`, {
        headers: token ? { authorization: `Bearer ${token}` } : {},
        signal: AbortSignal.any([silence.signal, this.#ending.signal]),
      });
      const type = answer.headers.get('content-type');
      if (!answer.ok || type !== 'application/x-ndjson' || !answer.body) {
        await answer.body?.cancel();
        return;
      }
      const input = Readable.fromWeb(answer.body as ReadableStream);
      // The lines end with it; what has ended it is nobody's concern.
      input.on('error', () => undefined);
      for await (const line of createInterface({ input })) {
        timer.refresh();
        this.#note(JSON.parse(line) as string[]);
        this.#heardAt = performance.now();
      }
    } finally {
      clearTimeout(timer);
    }
  }

  #note(tags: readonly string[]): void {
    if (tags.length === 0) return;
    this.changes.note(tags);
    for (const hear of this.#listeners) hear(tags);
  }
}
