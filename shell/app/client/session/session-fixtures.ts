import { createSession, type ShellSession } from './session.ts';

/** A session in local storage, whose other options do nothing. */
export function aSession(options: Partial<Parameters<typeof createSession>[0]> = {}): ShellSession {
  return createSession({
    onClosed: () => undefined,
    onAnotherVisitor: () => undefined,
    ...options,
  });
}

/** The customer types something that waits for its page. */
export const type = (): void => sessionStorage.setItem('reviewDraft-7', '{"Title":"نیمه‌کاره"}');

/** The customer puts something into the cart without a network. */
export const pressOffline = (): void => localStorage.setItem('laterAdds', '[{}]');
