import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aSession } from './session-fixtures.ts';
import { takeOverSession } from './take-over.ts';

beforeEach(() => {
  localStorage.clear();
});

afterEach(() => {
  marks('; Max-Age=0');
  vi.unstubAllGlobals();
});

/** The host has written the mark of a session by form, which no document could take over. */
function marks(attributes = ''): void {
  document.cookie = `kashi-signed-in=1; Path=/${attributes}`;
}

/** A document that could not take the session by form over: the host is silent. */
async function aDocumentBeside(session: ReturnType<typeof aSession>) {
  marks();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no answer')));
  await expect(takeOverSession(session)).rejects.toThrow('no answer');
}

test.each(['open', 'close'] as const)(
  'an older session by form that the host did not hand over ends with `%s`',
  async (change) => {
    const session = aSession();
    if (change === 'close') session.open({ token: 'token', fullName: 'سارا' });
    await aDocumentBeside(session);

    if (change === 'open') session.open({ token: 'token', fullName: 'سارا' });
    else session.close();

    // The mark says so until the host has heard it from the next document.
    expect(document.cookie).toBe('kashi-signed-in=0');
  },
);

test('a session that merely ends, or a new name, leaves the one by form, which came later', async () => {
  const session = aSession();
  session.open({ token: 'token', fullName: 'سارا' });
  await aDocumentBeside(session);

  session.rename('سارا محمدی');
  session.expire();

  expect(document.cookie).toBe('kashi-signed-in=1');
});

test('without a session by form nothing is marked', async () => {
  const session = aSession();
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ token: 'token', fullName: 'سارا' })),
  );

  await takeOverSession(session);
  session.close();

  expect(document.cookie).toBe('');
});
