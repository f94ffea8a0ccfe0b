import type { WorkerMessage } from '@kashi/border/kept/kept-offline';
import { laterAddsKey } from '@kashi/border/kept/later-adds-key';
import { viewedKey } from '@kashi/border/kept/viewed-key';
import type { Session } from '@kashi/border/shell-api';

/** The keys of R18; those of the full name and of what knows the customer again are the shell's own. */
const tokenKey = 'accessToken';
const nameKey = 'customerFullName';
const customerKeyKey = 'customerKey';
const cartKey = 'CartHashId';

/**
 * The keys of `recent-searches.ts` and of the wishes that no list has taken yet (R41), written out: a file that late code shares with the
 * first view costs a module of its own.
 */
const recentSearchesKey = 'recentSearches';
const wishesKey = 'wishList';

const forget: WorkerMessage = { forget: true };

/** A customer as this browser knows them; a guest has no name. */
export interface KnownCustomer {
  name: string | null;
  /** Null or '' where an older API, remote or shell gave none. */
  key: string | null;
}

/** The session on the shell's side: only the shell sees the token. */
export interface ShellSession extends Session {
  token(): string | null;
  /** The customer whose page is open, also after their session has ended. */
  owner(): KnownCustomer;
  /** Whether the visitor is another customer than `owner`; nobody is another one than a guest. */
  isAnother(owner: KnownCustomer): boolean;
  /** Forgets an invalid token without leaving the page. */
  expire(): void;
  /** Corrects the name if the server has a newer one. `customerKey`: by which the server knows the customer. */
  rename(fullName: string, customerKey?: string): void;
}

interface SessionOptions {
  /** Called after the visitor's own sign-out. */
  onClosed(token: string | null): void;
  /**
   * Called if another tab has signed out, or has signed in another customer; not if the session merely ended there. `hasTakenOver`:
   * another customer was in this tab before, so that anything in it may be theirs.
   */
  onAnotherVisitor(hasTakenOver: boolean): void;
}

/** Keeps the session in local storage, so that other tabs follow at once (R18). */
export function createSession({ onClosed, onAnotherVisitor }: SessionOptions): ShellSession {
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const stored = () => ({
    token: localStorage.getItem(tokenKey),
    name: localStorage.getItem(nameKey),
    key: localStorage.getItem(customerKeyKey),
  });
  /** The session that this tab knows. */
  let known = stored();
  /**
   * The customer who was in this tab last, as their token came. A sign-out in another tab or an end of the session leaves them, since
   * what they have typed may still be here.
   */
  let lastCustomer: KnownCustomer = known;
  /** Of what waits here, as typed text, as wishes or for a network, and of what was looked for and at, nothing goes to the next customer. */
  const clear = () => {
    remove(laterAddsKey, recentSearchesKey, viewedKey, wishesKey);
    sessionStorage.clear();
  };
  const changedHere = () => {
    const { token } = known;
    known = stored();
    if (known.token !== token) {
      if (known.token) lastCustomer = known;
      // Who signs out, or gives way to another sign-in, leaves nothing of what they have seen, even before the late code that keeps
      // pages is here.
      if (token) navigator.serviceWorker?.controller?.postMessage(forget);
    }
    changed();
  };
  const follow = () => {
    const before = lastCustomer;
    const { name } = known;
    changedHere();
    // A guest's own text stays through a sign-in. Only a sign-out takes the name away; a new name alone is that of the same customer, or
    // of one whose token is not here yet.
    const hasTakenOver = isAnother(before, lastCustomer);
    if (hasTakenOver || (before.name !== null && name !== null && known.name === null)) {
      sessionStorage.clear();
      onAnotherVisitor(hasTakenOver);
    }
  };
  addEventListener('storage', ({ key }) => {
    if (key === null || key === tokenKey || key === nameKey) follow();
  });
  // A page in the browser's memory gets no events of other tabs.
  addEventListener('pageshow', ({ persisted }) => persisted && follow());

  return {
    token: () => localStorage.getItem(tokenKey),
    owner: stored,
    isAnother: (owner) => isAnother(owner, stored()),
    isSignedIn: () => localStorage.getItem(tokenKey) !== null,
    fullName: () => (localStorage.getItem(tokenKey) && localStorage.getItem(nameKey)) ?? '',
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open({ token, fullName, customerKey }) {
      const before = stored();
      localStorage.setItem(nameKey, fullName);
      localStorage.setItem(customerKeyKey, customerKey ?? '');
      // What a guest has typed or pressed stays.
      if (isAnother(before, stored())) clear();
      localStorage.setItem(tokenKey, token);
      changedHere();
    },
    rename(fullName, customerKey) {
      const { name } = stored();
      localStorage.setItem(nameKey, fullName);
      if (customerKey) localStorage.setItem(customerKeyKey, customerKey);
      lastCustomer = stored();
      if (name !== fullName) changedHere();
    },
    expire() {
      // The name stays, so that other tabs can tell an expiry from a sign-out and keep typed text, and so that nobody else goes on with
      // this page.
      remove(tokenKey);
      changedHere();
    },
    close(ended) {
      const token = localStorage.getItem(tokenKey);
      // The cart first: other tabs tell a session that ended from a sign-out by it.
      remove(cartKey, tokenKey, nameKey, customerKeyKey);
      clear();
      // Nothing of theirs is left here, so that what is typed from now on is a guest's.
      lastCustomer = stored();
      changedHere();
      onClosed(ended ? null : token);
    },
  };
}

/** Two customers may have one name, and one may be renamed, so that the name counts only where a key is missing. */
function isAnother(before: KnownCustomer, now: KnownCustomer): boolean {
  if (before.name === null) return false;
  return before.key && now.key ? before.key !== now.key : before.name !== now.name;
}

function remove(...keys: string[]): void {
  for (const key of keys) localStorage.removeItem(key);
}
