import { LRUCache } from 'lru-cache';
import type { PublicAnswer } from './public-answer.ts';
import { everything, type PublicChanges } from './public-changes.ts';

/** Bytes of all answers together. */
const room = 64 * 2 ** 20;

/** A belt, for whatever nobody has told of; milliseconds, as all times here. */
const keptMs = 60_000;

/**
 * For how long nothing of an answer may have changed before it was begun. A change is told on two channels, one for answers and
 * one for the listing's index: what was found between the two is old, and must not stay.
 */
const settledMs = 1000;

/** What took longer is not kept: what was named meanwhile need be remembered no longer. */
const longestMs = 20_000;

/** Answers for everybody, each until a notice names something that it is made of (ADR 021). */
export class KeptAnswers {
  readonly #changes: PublicChanges;
  readonly #clock: () => Date;
  readonly #keysOfTag = new Map<string, Set<string>>();
  /** When a tag was last named, the latest at the end. */
  readonly #namedAt = new Map<string, number>();
  readonly #answers = new LRUCache<string, { answer: PublicAnswer; keptAt: number }>({
    maxSize: room,
    // As it is, and packed in two ways.
    sizeCalculation: ({ answer }) => answer.size * 2,
    dispose: ({ answer }, key) => this.#unfile(key, answer),
  });

  constructor(changes: PublicChanges, clock: () => Date) {
    this.#changes = changes;
    this.#clock = clock;
    changes.onChange((tags) => this.#forget(tags));
  }

  /** The time, for `keep`: ask it before anything of the answer is read. */
  now(): number {
    return this.#clock().getTime();
  }

  /** undefined where none is kept, and while a change might not be heard. */
  find(key: string): PublicAnswer | undefined {
    if (!this.#changes.isHearing()) this.#answers.clear();
    const kept = this.#answers.get(key);
    return kept && this.now() - kept.keptAt < keptMs ? kept.answer : undefined;
  }

  /** Keeps an answer that was begun at `begunAt`, unless something of it has changed since, or shortly before. */
  keep(key: string, answer: PublicAnswer, begunAt: number): void {
    const { tags } = answer;
    const now = this.now();
    if (!tags || !this.#changes.isHearing() || now - begunAt > longestMs) return;
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

  #unfile(key: string, { tags = [] }: PublicAnswer): void {
    for (const tag of tags) {
      const keys = this.#keysOfTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysOfTag.delete(tag);
    }
  }
}
