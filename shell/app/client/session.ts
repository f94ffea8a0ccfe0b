import type { Session } from '@kashi/shared/border/shell-api';

/** The names of R18; the full name is the shell's own. */
const tokenKey = 'accessToken';
const nameKey = 'customerFullName';
const cartKey = 'CartHashId';

/** The shell's side of the session: it alone sees the token. */
export interface ShellSession extends Session {
  token(): string | null;
  /** Forgets the token without going anywhere: it turned out to be no longer valid. */
  expire(): void;
  /** Corrects the name, where the server knows a newer one. */
  rename(fullName: string): void;
}

interface SessionOptions {
  /** Called after a sign-out of the visitor's own. */
  onClosed(token: string | null): void;
  /** Called when another tab has signed out, or in as somebody else. A session that merely ended there is neither. */
  onAnotherVisitor(): void;
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
  /** Whom this tab knows. */
  let known = stored();
  const changedHere = () => {
    known = stored();
    changed();
  };
  const follow = () => {
    const { token, name } = known;
    changedHere();
    // Under the same token it is a customer who has changed their name.
    const isRenamed = known.token !== null && known.token === token;
    if (known.name !== name && !isRenamed) onAnotherVisitor();
  };
  addEventListener('storage', ({ key }) => {
    if (key === null || key === tokenKey || key === nameKey) follow();
  });
  // A page in the browser's memory hears nothing of other tabs.
  addEventListener('pageshow', ({ persisted }) => persisted && follow());

  return {
    token: () => localStorage.getItem(tokenKey),
    isSignedIn: () => localStorage.getItem(tokenKey) !== null,
    fullName: () => (localStorage.getItem(tokenKey) && localStorage.getItem(nameKey)) ?? '',
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open({ token, fullName }) {
      localStorage.setItem(nameKey, fullName);
      localStorage.setItem(tokenKey, token);
      changedHere();
    },
    rename(fullName) {
      if (localStorage.getItem(nameKey) === fullName) return;
      localStorage.setItem(nameKey, fullName);
      changedHere();
    },
    expire() {
      // The name stays, so that other tabs can tell an end from a sign-out and keep what is typed there.
      localStorage.removeItem(tokenKey);
      changedHere();
    },
    close(ended) {
      const token = localStorage.getItem(tokenKey);
      localStorage.removeItem(tokenKey);
      localStorage.removeItem(nameKey);
      localStorage.removeItem(cartKey);
      changedHere();
      onClosed(ended ? null : token);
    },
  };
}
