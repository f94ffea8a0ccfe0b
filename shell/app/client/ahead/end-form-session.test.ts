import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aSession } from '../session/session-fixtures.ts';
import { takeOverSession } from '../session/take-over.ts';
import { endFormSession } from './end-form-session.ts';

beforeEach(() => {
  localStorage.clear();
});

afterEach(() => {
  marks('; Max-Age=-1');
  vi.unstubAllGlobals();
});

/** The host has written the mark of a session by form. */
function marks(attributes = ''): void {
  document.cookie = `kashi-signed-in=1; Path=/${attributes}`;
}

/** A document that runs for long already; the customer may have signed in by code before. */
function aDocument({ isSignedIn }: { isSignedIn: boolean }) {
  const session = aSession();
  if (isSignedIn) session.open({ token: 'token', fullName: 'سارا' });
  endFormSession({ session });
  return session;
}

test.each(['open', 'close'] as const)(
  'a session by form of another tab, which no document took over, ends with `%s` in this one',
  (change) => {
    const session = aDocument({ isSignedIn: change === 'close' });
    marks();

    if (change === 'open') session.open({ token: 'token', fullName: 'سارا' });
    else session.close();

    // The mark says so until the host has heard it from the next document.
    expect(document.cookie).toBe('kashi-signed-in=0');
  },
);

test('a session that merely ends, or a new name, leaves the one by form, which came later', () => {
  const session = aDocument({ isSignedIn: true });
  marks();

  session.rename('سارا محمدی');
  session.expire();

  expect(document.cookie).toBe('kashi-signed-in=1');
});

test('a session by form that the code takes over is not ended by that', async () => {
  const session = aDocument({ isSignedIn: true });
  marks();
  vi.stubGlobal('fetch', () => {
    // The host ends the mark with its answer.
    marks('; Max-Age=-1');
    return Promise.resolve(Response.json({ token: 'by form', fullName: 'سارا' }));
  });

  await takeOverSession(session);

  expect(session.token()).toBe('by form');
  expect(document.cookie).toBe('');
});

test('without a session by form nothing is marked', () => {
  const session = aDocument({ isSignedIn: false });

  session.open({ token: 'token', fullName: 'سارا' });
  session.close();

  expect(document.cookie).toBe('');
});
