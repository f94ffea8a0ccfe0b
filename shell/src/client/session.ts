import type { Session } from '@kashi/shared/host/host';

/** The names of decision 18; the full name is the shell's own. */
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
}

/** Keeps the session in local storage, so that other tabs follow at once (decision 18). */
export function createSession({ onClosed }: SessionOptions): ShellSession {
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  addEventListener('storage', ({ key }) => {
    if (key === null || key === tokenKey || key === nameKey) changed();
  });

  const forget = () => {
    localStorage.removeItem(tokenKey);
    localStorage.removeItem(nameKey);
  };

  return {
    token: () => localStorage.getItem(tokenKey),
    isSignedIn: () => localStorage.getItem(tokenKey) !== null,
    fullName: () => localStorage.getItem(nameKey) ?? '',
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open({ token, fullName }) {
      localStorage.setItem(nameKey, fullName);
      localStorage.setItem(tokenKey, token);
      changed();
    },
    rename(fullName) {
      if (localStorage.getItem(nameKey) === fullName) return;
      localStorage.setItem(nameKey, fullName);
      changed();
    },
    expire() {
      forget();
      changed();
    },
    close(ended) {
      const token = localStorage.getItem(tokenKey);
      forget();
      localStorage.removeItem(cartKey);
      changed();
      onClosed(ended ? null : token);
    },
  };
}
