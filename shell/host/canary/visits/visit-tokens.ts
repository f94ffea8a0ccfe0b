import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { TokenKey } from '../../several-hosts/token-key.ts';

/** The time within which a browser tells about a visit, in seconds; what comes later does not count. */
const tokenSeconds = 30 * 60;

/** The cookie of a visit, which goes along with the browser's report and nothing else. */
export const visitCookie = { name: 'kashi-visit', path: '/vitals', maxAgeSeconds: tokenSeconds };

/** What the host has said of a visit when it gave out its document. */
export interface Visit {
  /** Drawn by chance, another one for each document. */
  id: string;
  /** The releases on trial that the visitor got, as `name@version`. */
  releases: ReadonlySet<string>;
}

/**
 * Tokens that a host gives to browsers with their documents: without one a report does not weigh, so nobody reports visits that were
 * not. A token says nothing of the visitor but the versions that the document was made of.
 */
export class VisitTokens {
  readonly #key: TokenKey;
  readonly #now: () => number;

  constructor(key: TokenKey, now: () => number = Date.now) {
    this.#key = key;
    this.#now = now;
  }

  issue(releases: readonly string[]): string {
    const seconds = Math.floor(this.#now() / 1000).toString(36);
    const said = [randomBytes(9).toString('base64url'), seconds, ...releases].join('~');
    return `${said}~${this.#macOf(said)}`;
  }

  /** Null for what this shop has not given out, or too long ago. */
  read(token: string): Visit | null {
    const end = token.lastIndexOf('~');
    const said = token.slice(0, Math.max(end, 0));
    const [mac, expected] = [token.slice(end + 1), this.#macOf(said)].map((text) =>
      Buffer.from(text),
    );
    if (!mac || !expected || mac.length !== expected.length) return null;
    if (!timingSafeEqual(mac, expected)) return null;
    const [id = '', seconds = '', ...releases] = said.split('~');
    const age = this.#now() / 1000 - Number.parseInt(seconds, 36);
    return age <= tokenSeconds ? { id, releases: new Set(releases) } : null;
  }

  #macOf(said: string): string {
    return createHmac('sha256', this.#key).update(said).digest('base64url');
  }
}

/** Remembers what was used within a token's lifetime. */
export class UsedOnce {
  readonly #now: () => number;
  /** Of this lifetime and of the one before. */
  #used = [new Set<string>(), new Set<string>()] as const;
  #since: number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
    this.#since = now();
  }

  /** Whether this is the first use. */
  takes(word: string): boolean {
    const now = this.#now();
    // A clock that was set back begins the lifetime anew, or nothing would be forgotten until it has caught up.
    this.#since = Math.min(this.#since, now);
    const lifetimes = Math.floor((now - this.#since) / (tokenSeconds * 1000));
    if (lifetimes > 0) {
      this.#used = [new Set(), lifetimes === 1 ? this.#used[0] : new Set()];
      this.#since = now;
    }
    if (this.#used.some((words) => words.has(word))) return false;
    this.#used[0].add(word);
    return true;
  }
}
