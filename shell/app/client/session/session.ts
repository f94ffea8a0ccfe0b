import type { WorkerMessage } from '@kashi/border/kept/kept-offline';
import { laterAddsKey } from '@kashi/border/kept/later-adds-key';
import type { Session } from '@kashi/border/shell-api';

/** The keys of R18; the full name's key is the shell's own. */
const tokenKey = 'accessToken';
const nameKey = 'customerFullName';
const cartKey = 'CartHashId';

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
   * Called if another tab has signed out, or has signed in another customer; not if the session merely ended there. `hasTakenOver`: this
   * tab still had the session of the customer before, so that anything in it may be theirs.
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
  /** The name with which the known token came: another tab stores the name of its customer before the token. */
  let owner = known.name;
  /** Of what waits here, as typed text or for a network, nothing goes to the next customer. */
  const clear = () => {
    localStorage.removeItem(laterAddsKey);
    sessionStorage.clear();
  };
  const changedHere = () => {
    const { token } = known;
    known = stored();
    if (known.token !== token) {
      owner = known.name;
      // Who signs out, or gives way to another sign-in, leaves nothing of what they have seen, even before the late code that keeps
      // pages is here.
      if (token) navigator.serviceWorker?.controller?.postMessage(forget);
    }
    changed();
  };
  const follow = () => {
    const { token, name } = known;
    const before = owner;
    changedHere();
    // The token is the same, so the customer has changed their name; or another one is signing in, whose token is not here yet. The owner
    // stays for that.
    if (known.token && known.token === token) return;
    if (known.name === name && (!known.token || owner === before)) return;
    // A guest's own text stays through a sign-in.
    if (before !== null) sessionStorage.clear();
    onAnotherVisitor(Boolean(token && known.token));
  };
  addEventListener('storage', ({ key }) => {
    if (key === null || key === tokenKey || key === nameKey) follow();
  });
  // A page in the browser's memory gets no events of other tabs.
  addEventListener('pageshow', ({ persisted }) => persisted && follow());

  return {
    token: () => localStorage.getItem(tokenKey),
    owner: () => stored().name ?? '',
    isSignedIn: () => localStorage.getItem(tokenKey) !== null,
    fullName: () => (stored().token && stored().name) ?? '',
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
      owner = fullName;
      changedHere();
    },
    expire() {
      // The name stays, so that other tabs can tell an expiry from a sign-out and keep typed text, and so that nobody else goes on with
      // this page.
      localStorage.removeItem(tokenKey);
      changedHere();
    },
    close(ended) {
      const token = localStorage.getItem(tokenKey);
      // The cart first: other tabs tell a session that ended from a sign-out by it.
      localStorage.removeItem(cartKey);
      localStorage.removeItem(tokenKey);
      localStorage.removeItem(nameKey);
      clear();
      changedHere();
      onClosed(ended ? null : token);
    },
  };
}
