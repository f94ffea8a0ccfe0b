/** The longest pause between two readings of a registry, in milliseconds. */
const longestPauseMs = 5000;

/**
 * How often a registry is read again that is not served as a whole: the more seldom, the longer it has been the same, because a
 * damaged release costs as much at each reading as a good one does once. A release that is still arriving comes at most a
 * quarter later than without any pause.
 */
export class LookPace {
  #text: string | null = null;
  /** By a clock that never goes back. */
  #since = 0;
  #dueAt = 0;

  /** Whether this registry is to be read now. */
  isDue(text: string): boolean {
    const now = performance.now();
    if (text !== this.#text) {
      this.#text = text;
      this.#since = now;
    } else if (now < this.#dueAt) return false;
    this.#dueAt = now + Math.min((now - this.#since) / 4, longestPauseMs);
    return true;
  }
}
