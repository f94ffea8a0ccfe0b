import type { WorkerMessage } from '@kashi/border/kept/kept-offline';
import { laterAddsKey } from '@kashi/border/kept/later-adds-key';
import { viewedKey } from '@kashi/border/kept/viewed-key';
import type { Session } from '@kashi/border/shell-api';

/** The keys of R18; the full name's key is the shell's own. */
const tokenKey = 'accessToken';
const nameKey = 'customerFullName';
const cartKey = 'CartHashId';

/** The key of `recent-searches.ts`, written out: a file that late code shares with the first view costs a module of its own. */
const recentSearchesKey = 'recentSearches';

const forget: WorkerMessage = { forget: true };

/** The session on the shell's side: only the shell sees the token. */
export interface ShellSession extends Session {
  token(): string | null;
  /** The full name of the customer whose page is open, also after their session has ended; '' for a guest. */
  owner(): string;
  /** Forgets an invalid token without leaving the page. */
  expire(): void;
  /** Corrects the name if the server has a newer one. */
  rename(fullName: string): void;
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
  });
  /** The session that this tab knows. */
  let known = stored();
  /**
   * The customer who was in this tab last, by the name with which their token came; null where none was. A sign-out in another tab or an
   * end of the session leaves them, since what they have typed may still be here.
   */
  let lastCustomer = known.name;
  /** Of what waits here, as typed text or for a network, and of what was looked for and at, nothing goes to the next customer. */
  const clear = () => {
    remove(laterAddsKey, recentSearchesKey, viewedKey);
    sessionStorage.clear();
  };
  const changedHere = () => {
    const { token } = known;
    known = stored();
    if (known.token !== token) {
      if (known.token) lastCustomer = known.name;
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
    if (before !== null && (lastCustomer !== before || (name !== null && known.name === null))) {
      sessionStorage.clear();
      onAnotherVisitor(lastCustomer !== before);
    }
  };
  addEventListener('storage', ({ key }) => {
    if (key === null || key === tokenKey || key === nameKey) follow();
  });
  // A page in the browser's memory gets no events of other tabs.
  addEventListener('pageshow', ({ persisted }) => persisted && follow());

  return {
    token: () => localStorage.getItem(tokenKey),
    owner: () => localStorage.getItem(nameKey) ?? '',
    isSignedIn: () => localStorage.getItem(tokenKey) !== null,
    fullName: () => (localStorage.getItem(tokenKey) && localStorage.getItem(nameKey)) ?? '',
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open({ token, fullName }) {
      const before = localStorage.getItem(nameKey);
      // What a guest has typed or pressed stays.
      if (before !== null && before !== fullName) clear();
      localStorage.setItem(nameKey, fullName);
      localStorage.setItem(tokenKey, token);
      changedHere();
    },
    rename(fullName) {
      if (localStorage.getItem(nameKey) === fullName) return;
      localStorage.setItem(nameKey, fullName);
      lastCustomer = fullName;
      changedHere();
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
      remove(cartKey, tokenKey, nameKey);
      clear();
      // Nothing of theirs is left here, so that what is typed from now on is a guest's.
      lastCustomer = null;
      changedHere();
      onClosed(ended ? null : token);
    },
  };
}

function remove(...keys: string[]): void {
  for (const key of keys) localStorage.removeItem(key);
}
