import { LRUCache } from 'lru-cache';
import type { PublicAnswer } from './public-answer.ts';
import { everything, type PublicChanges } from './public-changes.ts';

/** The size limit of all kept answers together, in bytes. */
const room = 64 * 2 ** 20;

/** What an answer takes beside its body and its key: its tags, its ETag, and its places in the maps. */
const aroundBytes = 1024;

/** The longest that an answer is kept, in case a change was not announced. Times in this file are milliseconds. */
const keptMs = 60_000;

/**
 * An answer is kept only if its tags have not changed for this long before it was read. A change is announced on two channels,
 * one for kept answers and one for the listing index; an answer read between the two notices may be old.
 */
const settledMs = 1000;

/** Answers that took longer to read are not kept, so older notices can be forgotten. */
const longestMs = 20_000;

/** A cache of public answers; each stays until a notice names one of its tags (ADR 021). */
export class KeptAnswers {
  readonly #changes: Pick<PublicChanges, 'onChange' | 'isHearing'>;
  readonly #clock: () => Date;
  readonly #keysOfTag = new Map<string, Set<string>>();
  /** The time of each tag's last notice, in order of these times. */
  readonly #namedAt = new Map<string, number>();
  #latest = 0;
  readonly #answers = new LRUCache<string, { answer: PublicAnswer; keptAt: number }>({
    maxSize: room,
    // The body is held uncompressed and in two encodings. Anybody may ask for what nobody else has asked for, at length, and the
    // answer to that is short: its question counts as well.
    sizeCalculation: ({ answer }, key) => answer.size * 2 + key.length * 2 + aroundBytes,
    dispose: ({ answer }, key) => this.#unfile(key, answer),
  });

  constructor(changes: Pick<PublicChanges, 'onChange' | 'isHearing'>, clock: () => Date) {
    this.#changes = changes;
    this.#clock = clock;
    changes.onChange((tags) => this.#forget(tags));
  }

  /** The start time to pass to `keep`; call it before any data of the answer is read. */
  now(): number {
    const now = this.#clock().getTime();
    if (now < this.#latest - settledMs) this.#beginAnew(now);
    this.#latest = now;
    return now;
  }

  /** Returns undefined if no answer is kept for the key, or if notices may have been missed. */
  find(key: string): PublicAnswer | undefined {
    if (!this.#changes.isHearing()) this.#answers.clear();
    const kept = this.#answers.get(key);
    return kept && this.now() - kept.keptAt < keptMs ? kept.answer : undefined;
  }

  /** Keeps an answer whose reading began at `begunAt`, unless one of its tags changed since then or shortly before. */
  keep(key: string, answer: PublicAnswer, begunAt: number): void {
    const { tags } = answer;
    const now = this.now();
    if (!tags || !this.#changes.isHearing() || now - begunAt > longestMs || begunAt > now) return;
    const hasChanged = (tag: string) => (this.#namedAt.get(tag) ?? -Infinity) > begunAt - settledMs;
    if (hasChanged(everything) || tags.some(hasChanged)) return;
    this.#answers.set(key, { answer, keptAt: now });
    for (const tag of tags) {
      const keys = this.#keysOfTag.get(tag);
      if (keys) keys.add(key);
      else this.#keysOfTag.set(tag, new Set([key]));
    }
  }

  #forget(tags: readonly string[]): void {
    const now = this.now();
    for (const [tag, namedAt] of this.#namedAt) {
      if (namedAt > now - longestMs - settledMs) break;
      this.#namedAt.delete(tag);
    }
    for (const tag of tags) {
      this.#namedAt.delete(tag);
      this.#namedAt.set(tag, now);
      for (const key of this.#keysOfTag.get(tag) ?? []) this.#answers.delete(key);
    }
    if (tags.includes(everything)) this.#answers.clear();
  }

  /** After the clock was set back, answers and notices of its future would count as of now until it comes there again. */
  #beginAnew(now: number): void {
    this.#answers.clear();
    this.#namedAt.clear();
    this.#namedAt.set(everything, now);
  }

  #unfile(key: string, { tags = [] }: PublicAnswer): void {
    for (const tag of tags) {
      const keys = this.#keysOfTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysOfTag.delete(tag);
    }
  }
}
